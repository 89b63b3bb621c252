import { useText } from '../i18n/useText.ts';
import { Notice } from './Notice.tsx';

interface ReadFailedProps {
  title: string;
  error: unknown;
  /** Reads it again. */
  retry: () => void;
  /** Stands on a page that has its own h1. */
  inside?: boolean;
}

/** Why something could not be read, with a button that tries again. */
export function ReadFailed({ title, error, retry, inside = false }: ReadFailedProps) {
  const { t, failure } = useText();
  return (
    <Notice inside={inside} title={title} text={failure(error)} action={{ label: t('action.retry'), run: retry }} />
  );
}
