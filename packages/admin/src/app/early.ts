import { isResourceName, resourceFiles } from './resourceFiles.ts';

// The first of all modules to run: the files of the resource in the address come while the libraries run, which takes longer.
const [, , name = ''] = location.pathname.split('/');
// The screen that needs it asks again, and states what is wrong.
if (isResourceName(name)) resourceFiles[name]().catch(() => undefined);
