import { expect, test } from 'vitest';

import { sentences as courses } from '../courses/sentences.es.ts';
import { sentences as payments } from './payments.es.ts';
import { billFailed } from '../receipts/rules.ts';
import { sentences as registrations } from '../registrations/sentences.es.ts';
import { es } from './es.ts';

/** The error catalogue of document 1 section 8, copied from there, by where each sentence stands. */
test.each([
  ['bill fetch failure', billFailed.es, 'tu factura no pudo ser procesada, inicia sesión para revisarlo'],
  ['course lookup failure', courses['courses.lookup.course'], 'Ha ocurrido un error obteniendo el id del curso'],
  ['empty course list', courses['courses.empty'], 'No se han encontrado cursos'],
  ['card payment save failure', es.PAYMENT_NOT_SAVED, 'Ha ocurrido un error guardando su pago en nuestro sistema'],
  ['the same, on the screen', payments['payment.unsaved'], 'Ha ocurrido un error guardando su pago en nuestro sistema'],
  [
    'free subscription failure',
    registrations['registration.failed'],
    'Ha ocurrido un error guardando su membresia en nuestro sistema',
  ],
  ['card error', es.CARD_DECLINED, 'Ha ocurrido un error con tus datos de pago'],
  ['payment', es['payment.succeeded'], 'Pago realizado exitosamente'],
  ['subscription', es['payment.subscribed'], 'Se ha suscrito exitosamente'],
  ['Oxxo, in the browser', payments['payment.oxxo.failed'], 'Ha ocurrido un error confirmando pago via Oxxo'],
  ['Oxxo, by us', es.OXXO_NOT_CONFIRMED, 'Ha ocurrido un error confirmando el pago de Oxxo'],
  ['Oxxo, away', es.OXXO_UNREACHABLE, 'Ha ocurrido un error comunicandose con Oxxo'],
  [
    'Oxxo, created',
    es['oxxo.created'],
    'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo',
  ],
  ['teacher, missing fields', es['teacher.fields'], 'Completar campos obligatorios'],
  ['teacher, sent', es['teacher.received'], 'Su información fue enviada con éxito'],
  ['teacher, a bad document', es['teacher.file'], 'Tipo de archivo no permitido'],
  ['login, USER_NOT_FOUND', es.USER_NOT_FOUND, 'El usuario es incorrecto'],
  ['login, INVALID_PASSWORD', es.INVALID_PASSWORD, 'La contraseña es inválida'],
  ['login, other errors', es.AUTHENTICATION_FAILED, 'Error de autenticación'],
  ['login, UNKNOWN_ERROR', es.UNKNOWN_ERROR, 'Ocurrió un error inesperado'],
  ['a 401', es.TOKEN_EXPIRED, 'Token expirado o inválido'],
  ['a verify failure', es.SESSION_INVALID, 'Sesión inválida'],
  ['a 401 or 403 of it', es.UNAUTHENTICATED, 'Sesión expirada o inválida'],
  ['session, begun', es['session.started'], 'Sesión iniciada'],
  ['session, ended', es['session.ended'], 'Sesión finalizada'],
  ['operation success', es['operation.succeeded'], 'Operación exitosa!'],
])('%s (document 1 section 8)', (_, said, sentence) => {
  expect(said).toBe(sentence);
});
