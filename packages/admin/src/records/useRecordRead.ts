import { HttpError, useNotify, useRedirect } from 'react-admin';

/** Whether a record does not exist, or is not for who asks. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** How a page reads its record: only where there is none it leads back to the list; other failures may pass. */
export function useRecordRead(resource: string) {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onError: (error: unknown): void => {
      if (!isMissing(error)) return;
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    },
  };
}
