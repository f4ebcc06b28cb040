// What is told and shown: acts and pieces, sizes, what comes over the wire, and the seal.

import '../acts.mjs';
import '../pieces.mjs';
import '../sizes.mjs';
import '../secrets.mjs';
import '../seal.mjs';
