import { useText } from '../i18n/TextProvider.tsx';

/** How far an upload is; `share` goes from 0 to 1. */
export function UploadProgress({ label, share }: { label: string; share: number }) {
  const { t } = useText();
  const percent = t('file.share', { percent: Math.round(share * 100) });
  return <progress className="lia-progress" value={share} max={1} aria-label={label} aria-valuetext={percent} />;
}
