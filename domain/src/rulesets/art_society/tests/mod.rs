//! Rules tested on crafted walls.
