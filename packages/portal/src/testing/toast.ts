import { page } from 'vitest/browser';

/** The toast, or why a form was refused: the one announcement on the screen. Its words are the API's. */
export const announcement = page.getByRole('alert').filter({ hasText: /./ });
