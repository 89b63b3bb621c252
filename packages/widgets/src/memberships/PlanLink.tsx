import { format } from '@lia/sdk/messages/format';

import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { ShownPlan } from './PlanCards.tsx';

/** The portal's registration (document 1 section 2). */
const REGISTER = '/register?type={type}&membership={membership}';

/**
 * Leads to the registration for a plan; a link, so that it opens in a new tab for who asks. A site that registers on its
 * own pages gives their address in `registerAt`: an address, as seen from the page, in which `{type}` and `{membership}` stand
 * for the plan's words.
 */
export function PlanLink({
  plan: { type, membership },
  registerAt,
}: {
  plan: ShownPlan;
  registerAt: string | undefined;
}) {
  const { href, go } = useHost();
  const { t } = useText();
  const fill = (address: string) => format(address, { type, membership });
  const own = registerAt === undefined ? null : new URL(fill(registerAt), location.href);
  // A script is no page: who may write the attribute need not be allowed to write scripts (docs/snippets.md).
  const path = own?.protocol.startsWith('http') ? own.href : fill(REGISTER);
  return (
    <a
      className={membership === 'anual' ? 'lia-primary' : 'lia-secondary'}
      part="button"
      href={href(path)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(path);
      }}
    >
      {t(`pricing.choose.${membership}`)}
    </a>
  );
}
