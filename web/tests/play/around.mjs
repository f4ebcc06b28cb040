// What lies around a table: lessons, replays, company, seats, other devices.

import '../around.mjs';
import '../focus.mjs';
import '../screen.mjs';
import '../onward.mjs';
import '../company.mjs';
import '../seats.mjs';
