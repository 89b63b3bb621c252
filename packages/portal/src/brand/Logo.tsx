import { useTranslation } from 'react-i18next';

/** The word LIA in talavera, its i's dot a cempasúchil. Takes its colours from the scheme. */
export function Logo({ width }: { width: number }) {
  const { t } = useTranslation();
  return (
    <svg
      role="img"
      aria-label={t('product.name')}
      viewBox="0 0 120 52"
      width={width}
      style={{ display: 'block', transition: 'width 200ms' }}
      fill="none"
      stroke="var(--mui-palette-primary-main)"
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 7v32a6.5 6.5 0 0 0 6.5 6.5H30" />
      <path d="M51 24v21.5" />
      <path d="M72 45.5 91.5 9 111 45.5M81 35.5h21" />
      <circle cx="51" cy="7.5" r="7" fill="var(--mui-palette-students-main)" stroke="none" />
    </svg>
  );
}
