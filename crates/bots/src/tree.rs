//! The tree of what one seat may see happen, in one flat arena: no boxes, no maps, nothing freed until the end.

/// A place in the arena.
pub(crate) type Index = u32;

pub(crate) const ROOT: Index = 0;
const NONE: Index = u32::MAX;
/// A long thought stops growing its tree here and goes on learning from what it has.
const LARGEST: usize = 1 << 20;

/// What is known about one move after all the moves before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<M> {
    pub mv: M,
    pub visits: u32,
    /// How often the move could have been made, in whatever world.
    pub available: u32,
    /// Sum of what came of it, as valued by the seat that thinks.
    pub total: f32,
    first: Index,
    next: Index,
}

impl<M> Node<M> {
    pub fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M: Copy + PartialEq> Tree<M> {
    /// `any` fills the root, which no move leads to.
    pub fn new(any: M) -> Tree<M> {
        let mut nodes = Vec::with_capacity(1 << 12);
        nodes.push(Node { mv: any, visits: 0, available: 0, total: 0.0, first: NONE, next: NONE });
        Tree { nodes }
    }

    pub fn node(&self, index: Index) -> &Node<M> {
        &self.nodes[index as usize]
    }

    pub fn node_mut(&mut self, index: Index) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    fn first(&self, parent: Index) -> Option<Index> {
        Some(self.node(parent).first).filter(|index| *index != NONE)
    }

    /// The next branch of the same parent.
    fn next(&self, child: Index) -> Option<Index> {
        Some(self.node(child).next).filter(|index| *index != NONE)
    }

    pub fn children(&self, parent: Index) -> impl Iterator<Item = Index> + '_ {
        std::iter::successors(self.first(parent), |child| self.next(*child))
    }

    pub fn child(&self, parent: Index, mv: M) -> Option<Index> {
        self.children(parent).find(|child| self.nodes[*child as usize].mv == mv)
    }

    /// Grows a branch, unless the tree is full.
    pub fn grow(&mut self, parent: Index, mv: M) -> Option<Index> {
        if self.nodes.len() >= LARGEST {
            return None;
        }
        let index = self.nodes.len() as Index;
        let next = self.nodes[parent as usize].first;
        self.nodes.push(Node { mv, visits: 0, available: 0, total: 0.0, first: NONE, next });
        self.nodes[parent as usize].first = index;
        Some(index)
    }
}
