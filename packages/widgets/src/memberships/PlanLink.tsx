import { useHost } from '../host/WidgetProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { ShownPlan } from './PlanCards.tsx';

/** Leads to the registration for a plan; a link, so that it opens in a new tab for who asks. */
export function PlanLink({ plan: { type, membership } }: { plan: ShownPlan }) {
  const { href, go } = useHost();
  const { t } = useText();
  const path = `/register?type=${type}&membership=${membership}`;
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
