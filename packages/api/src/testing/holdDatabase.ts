import { openDatabase } from '../platform/openDatabase.ts';
import { attempts } from '../platform/tables.ts';

// Opens the embedded database of a folder, commits twenty rows, reports it, and then holds it until it is killed.
const [, , dataDir = ''] = process.argv;
const { db } = await openDatabase({ databaseUrl: null, dataDir });
for (let i = 0; i < 20; i += 1) {
  await db.insert(attempts).values({ key: `row ${i}`, count: i, expiresAt: new Date() });
}
process.stdout.write('committed\n');
setInterval(() => {}, 60_000);
