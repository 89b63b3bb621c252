import { defineWidget } from '../element/defineWidget.tsx';
import { LoginForm } from './LoginForm.tsx';

export const mount = defineWidget(() => <LoginForm />);
