import { string } from 'yup';

import { messageKey } from '../validation/fields.ts';
import { mexicanZones } from './zones.ts';

/** A zone of Mexico by its IANA name: the one in whose clocks the days and times of a school are read. */
export const zone = () =>
  string().typeError(messageKey('choice.unknown')).oneOf(mexicanZones, messageKey('choice.unknown'));
