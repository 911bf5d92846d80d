// node scripts/install-programs.ts — installs what tests run and npm does not bring, where we are root on Debian.
import { installMissing } from '../apps/server/src/test/faults/find-program.ts';
import { programs } from '../apps/server/src/test/faults/programs.ts';

installMissing(Object.values(programs));
