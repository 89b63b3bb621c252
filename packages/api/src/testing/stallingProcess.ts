import { watchForStall } from '../platform/stall.ts';

// Watches its event loop, and stops it for ever, as the embedded database does on a full disk.
watchForStall({ stallSeconds: 1, dataDir: process.cwd() });
process.on('SIGTERM', () => {});
for (;;);
