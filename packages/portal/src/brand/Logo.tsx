import { fontFamily } from '@lia/widgets/theme';

import { useText } from '../i18n/useText.ts';
import mark from './icon.svg';

/** The mark beside the product's name, as on the marketing site and in the console. Takes its ink from the scheme. */
export function Logo({ width }: { width: number }) {
  const { t } = useText();
  return (
    <svg
      role="img"
      aria-label={t('product.name')}
      viewBox="0 0 92 36"
      width={width}
      style={{ display: 'block', transition: 'width 200ms' }}
    >
      <image href={mark} width="36" height="36" />
      <text
        x="46"
        y="26.5"
        fontFamily={fontFamily.display}
        fontSize="24"
        fontWeight="800"
        fill="var(--mui-palette-text-primary)"
        // The mark stays before the name, also from right to left.
        direction="ltr"
        aria-hidden
      >
        LIA
      </text>
    </svg>
  );
}
