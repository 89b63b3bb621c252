import * as fc from 'fast-check';

// The same values in each run, so that what fails here fails again, and only for what has changed.
fc.configureGlobal({ seed: 20_261_122 });
