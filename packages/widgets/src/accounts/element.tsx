import { defineWidget } from '../element/defineWidget.tsx';
import { LoginForm } from './LoginForm.tsx';

/**
 * The member sign-in, for our own marketing site: it leads to the portal with a code that is good once.
 *
 * @element lia-login
 */
export const mount = defineWidget(() => <LoginForm />);
