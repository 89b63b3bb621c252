import { defineWidget } from '../element/defineWidget.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The sign-in of `<lia-login>`. */
export const mount = defineWidget(() => <LoginForm />);
