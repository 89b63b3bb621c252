import { messageSchema } from '@lia/sdk/accounts/schema';
import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@lia/sdk/secondFactor/endpoints';
import {
  codeSchema,
  ownPasswordSchema,
  passwordAndCodeSchema,
  recoveryCodesSchema,
  secondFactorKeySchema,
  secondFactorSchema,
} from '@lia/sdk/secondFactor/schema';

import { type Api, serve } from '../platform/serve.ts';
import * as service from './service.ts';
import { readSecondFactor } from './store.ts';

export function secondFactorRoutes(api: Api): void {
  serve(api, getSecondFactor, {
    summary: 'My second factor',
    permission: 'secondFactor.manage',
    returns: secondFactorSchema,
    async handle({ db, scope }) {
      const factor = await readSecondFactor(db, scope.userId);
      const since = factor?.since?.toISOString() ?? null;
      return { data: { enabled: factor !== null, since, recovery_codes: factor?.left ?? 0 } };
    },
  });

  serve(api, beginSecondFactor, {
    summary: 'Set up a second factor',
    description: 'Answers the key of an app; nothing is asked for until a code confirms it. 409 `SECOND_FACTOR_ON`.',
    permission: 'secondFactor.manage',
    body: ownPasswordSchema,
    returns: secondFactorKeySchema,
    handle: (call) => service.begin(call, call.body.current_password),
  });

  serve(api, confirmSecondFactor, {
    summary: 'Turn my second factor on',
    description: 'With a code of the app. Answers the recovery codes, which are shown this once.',
    permission: 'secondFactor.manage',
    body: codeSchema,
    returns: recoveryCodesSchema,
    async handle(call) {
      const codes = await service.confirm(call, call.body.code);
      return { message: call.t('secondFactor.on'), recovery_codes: codes.map(writtenAccessCode) };
    },
  });

  serve(api, renewRecoveryCodes, {
    summary: 'Make other recovery codes',
    description: 'The earlier ones are worthless. 422 at `current_password` or `code` where that is wrong.',
    permission: 'secondFactor.manage',
    body: passwordAndCodeSchema,
    returns: recoveryCodesSchema,
    async handle(call) {
      const codes = await service.renewCodes(call, call.body);
      return { message: call.t('secondFactor.codes'), recovery_codes: codes.map(writtenAccessCode) };
    },
  });

  serve(api, endSecondFactor, {
    summary: 'Turn my second factor off',
    description: '422 at `current_password` or `code` where that is wrong; 409 `SECOND_FACTOR_OFF`.',
    permission: 'secondFactor.manage',
    body: passwordAndCodeSchema,
    returns: messageSchema,
    async handle(call) {
      await service.end(call, call.body);
      return { message: call.t('secondFactor.off') };
    },
  });
}
