import { defineWidget } from '../../element/defineWidget.tsx';
import { VolunteeringForm } from './VolunteeringForm.tsx';

/**
 * Takes a company's offer to volunteer. Nothing is paid, so it does not leave the page.
 *
 * @element lia-volunteering
 */
export const mount = defineWidget(() => <VolunteeringForm />);
