// Obscurio's three lessons, one for each role, as in learn.test.mjs: most of their time is spent waiting for others. Two of them are
// taken in narrow windows.
import { NARROW, teach } from './lesson.mjs';

teach([['obscurio', 'wizard'], ['obscurio', 'grimoire', NARROW], ['obscurio', 'traitor', NARROW]]);
