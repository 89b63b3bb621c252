import { defineWidget } from '../element/defineWidget.tsx';
import { CourseCheckoutForm } from './CourseCheckoutForm.tsx';

/**
 * Sells a course: the course's card, who buys it, both consents, and the way to the payment.
 *
 * @element lia-course-checkout
 * @attr {string} course - id of the course to start with; another one makes the form begin anew
 */
export const mount = defineWidget(({ course }) => (
  <CourseCheckoutForm key={String(course)} back {...(typeof course === 'string' && { course })} />
));
