import { defineWidget } from '../element/defineWidget.tsx';
import { CourseCheckoutForm } from './CourseCheckoutForm.tsx';

export const mount = defineWidget(({ course }) => (
  <CourseCheckoutForm key={String(course)} back {...(typeof course === 'string' && { course })} />
));
