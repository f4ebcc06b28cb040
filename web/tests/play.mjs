// The page in a real browser: every table, every key, what lies around them, and what comes over the wire.

import './tables.mjs';
import './keyboard.mjs';
import './acts.mjs';
import './pieces.mjs';
import './around.mjs';
import './focus.mjs';
import './screen.mjs';
import './onward.mjs';
import './company.mjs';
import './seats.mjs';
import './sizes.mjs';
import './secrets.mjs';
import './seal.mjs';
import './plain.mjs';
