import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** What is shared, with its address. */
  text: string;
  /** What it is about, where several buttons stand on the page. */
  about?: string;
}

/** Opens WhatsApp with a text, for the person to choose whom to send it to. */
export function ShareButton({ text, about, ...look }: ShareButtonProps) {
  const { t } = useText();
  return (
    <Button
      {...look}
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsAppIcon />}
      aria-label={about === undefined ? undefined : t('share.whatsApp.of', { about })}
      sx={{ minHeight: 44, '@media print': { display: 'none' } }}
    >
      {t('share.whatsApp')}
    </Button>
  );
}
