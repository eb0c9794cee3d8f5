// Obscurio's three lessons, one for each role, as in learn.test.mjs: most of their time is spent waiting for others.
import { TWO_WAYS, teach } from './lesson.mjs';

teach([['obscurio', 'wizard'], ['obscurio', 'grimoire', TWO_WAYS], ['obscurio', 'traitor', TWO_WAYS]]);
