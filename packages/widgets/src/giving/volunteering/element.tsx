import { defineWidget } from '../../element/defineWidget.tsx';
import { VolunteeringForm } from './VolunteeringForm.tsx';

export const mount = defineWidget(() => <VolunteeringForm />);
