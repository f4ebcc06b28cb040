//! Sets of cards and powers, as bits; which bit is which, the components know.

tsugi_kit::bit_set! {
    /// A set of at most 128 things of one list. In JSON it is the list of their places.
    pub struct Set(u128) of usize, |place| place as u32, |bit| bit as usize;
}
tsugi_kit::bit_set_as_list!(Set);
