import { expect } from 'vitest';

import { queue, report, step, test, textsOf } from '../testing/moderation.ts';

test('of two reports of one message, steps at the same moment leave it as both have it', async ({ talk }) => {
  const { mother, admin, conversation, message } = talk;
  /** Two reports of the message that the school looks at, the first of them with the message hidden. */
  const reported = async () => {
    await report(mother, message);
    await report(mother, message, { about: 'person' });
    const open = (await queue(admin)).filter(({ status }) => status === 'open');
    for (const { id } of open) await step(admin, id, 'review');
    const [first, second] = open;
    if (!first || !second) throw new Error('There are two reports');
    await step(admin, first.id, 'hide');
    return [first.id, second.id] as const;
  };
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = await reported();
    await step(admin, two, 'hide');
    await Promise.all([step(admin, one, 'restore'), step(admin, two, 'restore')]);
    expect(await textsOf(mother, conversation)).toEqual([['sent', 'Una grosería']]);
    const [hidden, waiting] = await reported();
    await Promise.all([step(admin, waiting, 'hide'), step(admin, hidden, 'restore')]);
    expect(await textsOf(mother, conversation)).toEqual([['hidden', '']]);
    await step(admin, waiting, 'restore');
  }
});
