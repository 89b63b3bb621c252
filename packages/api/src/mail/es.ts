/** Texts of emails and printed receipts, in Spanish. `{name}` and the like are filled in. */
export const es = {
  signature:
    'LIA, la comunidad de quienes enseñan y aprenden. Te escribimos por algo que hiciste con nosotros; no hace falta responder.',
  'signature.unsolicited':
    'LIA, la comunidad de quienes enseñan y aprenden. Te escribimos porque alguien nos dio tu correo; no hace falta responder.',

  'receipt.subject': 'Tu recibo {folio}',
  'receipt.preview': 'Gracias: recibimos tu pago de {total}',
  'receipt.thanks': '¡Gracias, {name}! Recibimos tu pago',
  'receipt.thanks.donation': '¡Gracias, {name}! Recibimos tu donativo',
  'receipt.thanks.sponsorship': '¡Gracias, {name}! Recibimos tu patrocinio',
  'receipt.intro': 'Este es tu recibo. También va adjunto en PDF, para que lo guardes o lo imprimas.',
  'receipt.folio': 'Recibo #',
  'receipt.date': 'Fecha',
  'receipt.payer': 'A nombre de',
  'receipt.total': 'Total',
  'receipt.payment': 'ID de Pago',
  'receipt.open': 'Ver mi recibo',
  'receipt.invoice': '¿Necesitas factura? Pídela desde la página de tu recibo o escríbenos a {email}.',
  'receipt.deductible':
    'Este donativo es deducible de impuestos: LIA es donataria autorizada (oficio {authorisation}). Para deducirlo, pide tu factura.',
  'receipt.notDeductible': 'Este donativo no es deducible de impuestos: LIA no es donataria autorizada.',
  'receipt.notInvoice': 'Este recibo comprueba tu pago; no es un CFDI.',

  'cancelled.subject': 'Se canceló tu recibo {folio}',
  'cancelled.preview': 'Te devolvimos {total}',
  'cancelled.title': 'Te devolvimos tu pago',
  'cancelled.text':
    'Devolvimos {total} por el mismo medio con el que pagaste; tu banco puede tardar unos días en mostrarlo. El recibo {folio} queda cancelado.',
  'cancelled.textByHand':
    'Te devolvimos {total}; tu banco puede tardar unos días en mostrarlo. El recibo {folio} queda cancelado.',
  'cancelled.question': 'Si no lo esperabas, escríbenos a {email} y lo vemos contigo.',
  'unmarked.preview': 'Quitamos la marca de su pago por transferencia.',
  'unmarked.title': 'Cancelamos tu recibo {folio}',
  'unmarked.text':
    'Cancelamos el recibo {folio}: quitamos la marca de su pago por transferencia. Si ya nos transferiste o esperas una devolución, escríbenos a {email} y lo vemos contigo.',

  'refund.subject': 'Te devolvimos {amount}',
  'refund.preview': 'Tu pedido sigue en pie.',
  'refund.title': 'Te devolvimos {amount}',
  'refund.duplicate':
    'Tu pedido se pagó dos veces y lo notamos: ya devolvimos el segundo pago por el mismo medio. Tu banco puede tardar unos días en mostrarlo. No tienes que hacer nada.',
  'refund.duplicateByHand':
    'Tu pedido se pagó dos veces y lo notamos: ya te devolvimos el segundo pago. Tu banco puede tardar unos días en mostrarlo. No tienes que hacer nada.',
  'refund.late':
    'Tu pago nos llegó cuando el periodo de tu pedido ya había terminado, así que lo devolvimos por el mismo medio. Tu banco puede tardar unos días en mostrarlo. Si todavía lo necesitas, puedes pedirlo otra vez.',
  'refund.lateByHand':
    'Tu pago nos llegó cuando el periodo de tu pedido ya había terminado, así que te lo devolvimos. Tu banco puede tardar unos días en mostrarlo. Si todavía lo necesitas, puedes pedirlo otra vez.',
  'refund.latePreview': 'Tu pago llegó cuando el periodo ya había terminado.',
  'refund.part':
    'Devolvimos una parte de tu pago por el mismo medio con el que pagaste; tu banco puede tardar unos días en mostrarlo. Lo demás sigue igual.',
  'refund.amount': 'Devuelto',

  'voucher.subject': 'Tu pago en OXXO',
  'voucher.preview': 'Paga {total} en la tienda que te quede más cerca.',
  'voucher.title': 'Tu ficha de pago está lista',
  'voucher.intro':
    'Enseña el número en la caja de cualquier OXXO. Guarda este correo: la página de tu ficha no cambia.',
  'voucher.what': 'Concepto',
  'voucher.total': 'Total',
  'voucher.number': 'Número',
  'voucher.until': 'Paga antes de',
  'voucher.open': 'Ver mi ficha',
  'voucher.paid': 'Cuando pagues te enviamos tu recibo. Puede tardar unas horas.',
  'reminder.subject': 'Tu ficha de OXXO termina el {day}',
  'reminder.title': 'Tu ficha de pago termina el {day}',
  'reminder.intro': 'Todavía estás a tiempo: enseña el número en la caja de cualquier OXXO.',

  'transferCancelled.subject': 'Cancelamos el pedido de la transferencia {reference}',
  'transferCancelled.preview': 'Ya no hace falta que la hagas.',
  'transferCancelled.title': 'Tu pedido quedó cancelado',
  'transferCancelled.intro':
    'Ya no esperamos tu transferencia, y no hay nada que pagar. Si todavía necesitas las licencias, puedes pedirlas otra vez.',
  'transferCancelled.sent': '¿Ya la hiciste? Escríbenos a {email} y lo resolvemos contigo.',
  'donationAgreed.subject': 'Aquí puedes hacer tu donativo a LIA',
  'donationAgreed.preview': 'Lo que acordamos: {total}.',
  'donationAgreed.title': 'Gracias, {name}',
  'donationAgreed.intro':
    'Este es el donativo que acordamos contigo. Con el botón eliges cómo pagarlo, y en cuanto esté pagado te enviamos tu recibo.',
  'sponsorshipAgreed.subject': 'Aquí puedes pagar tu patrocinio a LIA',
  'sponsorshipAgreed.intro':
    'Este es el patrocinio que acordamos contigo. Con el botón eliges cómo pagarlo, y en cuanto esté pagado te enviamos tu recibo.',
  'sponsorshipAgreed.children': 'Estudiantes',
  'sponsorshipAgreed.months': 'Meses',
  'sponsorshipAgreed.monthly': 'Aportación por estudiante y mes',
  'sponsorshipAgreed.pay': 'Pagar mi patrocinio',
  'donationAgreed.children': 'Niñas y niños',
  'donationAgreed.each': 'Aportación por cada uno',
  'donationAgreed.total': 'Total',
  'donationAgreed.pay': 'Hacer mi donativo',
  'donationAgreed.question': '¿No es lo que acordamos? Escríbenos a {email}.',
  'transfer.subject': 'Datos para tu transferencia {reference}',
  'transfer.preview': 'Transfiere {total} para tener tus licencias.',
  'transfer.title': 'Falta tu transferencia',
  'transfer.intro':
    'Pediste más licencias. Haz una transferencia con estos datos y escribe la referencia en el concepto.',
  'transfer.total': 'Total',
  'transfer.reference': 'Referencia',
  'transfer.account': 'Cuenta',
  'transfer.askAccount': 'Pídenos los datos en {email}',
  'transfer.what': 'Concepto',
  'transfer.licences': 'Licencias',
  'transfer.open': 'Ver mi pedido',
  'transfer.paid': 'En cuanto veamos tu transferencia, las licencias estarán en tu plan y te enviaremos tu recibo.',

  'course.subject': 'Ya tienes tu curso: {course}',
  'course.preview': 'Entra a tu cuenta para empezar.',
  'course.title': 'Tu curso está en tu cuenta',
  'course.intro': 'Tu pago quedó aprobado. El curso es tuyo, sin fecha de término.',
  'course.intro.included': 'Tu plan lo incluye, así que no pagaste nada. El curso es tuyo, sin fecha de término.',
  'course.intro.given': 'El equipo de LIA te dio un lugar, sin costo.',
  'course.name': 'Curso',
  'course.username': 'Tu usuario',
  'course.enter': 'Entrar a mi cuenta',
  'course.password': 'Entra con la contraseña de esta cuenta: si es nueva, la que elegiste al comprar.',
  'course.duplicate': 'Ya tenías este curso. Escríbenos a {email} y te devolvemos este segundo pago.',
  'course.owned.subject': 'Te devolvemos tu pago: ya tenías {title}',
  'course.owned.preview': 'Tu curso sigue en tu cuenta.',
  'course.owned.title': 'Ya tenías este curso',
  'course.owned.text':
    'Recibimos un segundo pago por un curso que ya es tuyo, y te lo devolvemos completo por el mismo medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo. No tienes que hacer nada.',
  'plan.owned.subject': 'Te devolvemos tu pago: tus hijos ya tienen {title}',
  'plan.owned.preview': 'Tus hijos conservan su plan.',
  'plan.owned.title': 'Tus hijos ya tienen este plan',
  'plan.owned.text':
    'Otra persona que responde por tus hijos pagó este plan casi al mismo tiempo que tú. Te devolvemos tu pago completo por el mismo medio con el que pagaste, y no te volveremos a cobrar. Tu banco puede tardar unos días en mostrarlo. No tienes que hacer nada.',
  'school-plan.owned.subject': 'Te devolvemos tu pago: tu escuela ya tiene un plan',
  'school-plan.owned.preview': 'Tu escuela conserva su plan.',
  'school-plan.owned.title': 'Tu escuela ya tiene un plan',
  'school-plan.owned.text':
    'Otra persona de la administración de tu escuela pagó el plan casi al mismo tiempo que tú. Te devolvemos tu pago completo por el mismo medio con el que pagaste, y no te volveremos a cobrar. Tu banco puede tardar unos días en mostrarlo. No tienes que hacer nada.',
  'owned.cash': 'Si pagaste en efectivo, escríbenos a {email} y vemos contigo cómo devolvértelo.',
  'course.notYou': 'Si no fuiste tú, escríbenos a {email}.',

  'confirm.subject': 'Confirma tu correo',
  'confirm.preview': 'Abre la página y presiona el botón: es todo.',
  'confirm.title': 'Hola, {name}. ¿Este correo es tuyo?',
  'confirm.intro':
    'Abre la página y presiona el botón para confirmarlo. Así sabemos que tus recibos y avisos te llegan a ti y a nadie más.',
  'confirm.username': 'Cuenta',
  'confirm.open': 'Confirmar mi correo',
  'confirm.once': 'El enlace sirve una sola vez y vence en {days} días.',
  'confirm.notYou': 'Si esta cuenta no es tuya, no presiones nada: sin tu confirmación no puede usar tu correo.',

  'guardian.subject': '{school} te invita a LIA',
  'guardian.preview': 'Acompaña a tus hijos en su comunidad.',
  'guardian.title': '{school} te invita a acompañar a tus hijos',
  'guardian.intro':
    'Tu escuela abrió cuentas en LIA para sus estudiantes y nos dio tu correo. Acepta la invitación para ver cómo van y cuidar sus cuentas.',
  'guardian.intro.teacher':
    'El maestro o la maestra de estos estudiantes los registró en LIA y nos dio tu correo. Acepta la invitación para autorizar sus cuentas, ver cómo van y cuidarlas.',
  'guardian.teachers': 'Maestro o maestra',
  'guardian.children': 'Estudiantes',
  'guardian.open': 'Ver la invitación',
  'guardian.days': 'La invitación vence en {days} días.',
  'guardian.notYou': 'Si no conoces a estos estudiantes, no aceptes: sin ti, nadie entra con este correo.',

  'parent.subject': '{inviter} te invita a LIA',
  'parent.preview': 'Acompañen juntos a sus hijos.',
  'parent.title': '{inviter} te invita a acompañar a sus hijos',
  'parent.intro': 'Acepta la invitación con este correo para ver cómo van y cuidar sus cuentas.',
  'parent.notYou': 'Si no conoces a quien te invita, no hagas nada: sin ti, nadie entra con este correo.',
  'parentWaits.subject': '{name} quiere acompañar a tus hijos',
  'parentWaits.title': '{name} aceptó tu invitación',
  'parentWaits.intro':
    'Usó el enlace que compartiste. Confirma que es la persona que esperabas: mientras tanto no ve nada.',
  'parentAccepted.subject': '{name} ya acompaña a tus hijos',
  'parentAccepted.title': '{name} aceptó tu invitación',
  'parentAccepted.intro':
    'Ya ve las cuentas de tus hijos. Si no era quien esperabas, puedes quitarle el acceso en la página de cada uno.',
  'parentAccepted.preview': 'Respondió a tu invitación.',
  'parentAccepted.open': 'Ver a mis hijos',
  'parentConfirmed.subject': '{inviter} te confirmó',
  'parentConfirmed.title': 'Ya puedes acompañarlos',
  'parentConfirmed.preview': 'Mira cómo van.',
  'parentConfirmed.open': 'Ver cómo van',

  'known.subject': 'Hay otra cuenta con tu correo',
  'known.preview': 'Tu cuenta de siempre sigue igual.',
  'known.title': 'Hola, {name}. Alguien abrió otra cuenta con tu correo',
  'known.intro':
    'Tu cuenta de siempre sigue igual, y nadie entró a ella. La cuenta nueva va aparte: no ve nada de la tuya.',
  'known.yours': 'Tu cuenta',
  'known.other': 'La cuenta nueva',
  'known.you':
    'Si fuiste tú, lo que registraste o compraste está en la cuenta nueva. Entra a cada una con su usuario y su contraseña.',
  'known.notYou': 'Si no fuiste tú, no tienes que hacer nada. Tu correo sigue confirmado solo en tu cuenta.',

  'invitation.subject': 'Tu cuenta de LIA está lista',
  'invitation.preview': 'Elige tu contraseña para entrar.',
  'invitation.title': 'Hola, {name}',
  'invitation.intro': 'Te abrieron una cuenta en la comunidad LIA. Elige tu contraseña y entra.',
  'invitation.username': 'Tu usuario',
  'invitation.open': 'Elegir mi contraseña',
  'invitation.once':
    'El enlace sirve una sola vez y vence en {days} días. Después puedes pedir otro al iniciar sesión.',
  'invitation.notYou': 'Si no esperabas esta cuenta, no hagas nada.',
  'reset.subject': 'Elige una contraseña nueva',
  'reset.preview': 'El enlace sirve una sola vez y vence en {minutes} minutos.',
  'reset.intro':
    'Recibimos una solicitud para cambiar la contraseña de tu cuenta de LIA. Si fuiste tú, abre la página y escribe la nueva.',
  'reset.several': 'Hay varias cuentas con este correo. Usa el enlace de la tuya.',
  'reset.open': 'Elegir contraseña de {username}',
  'reset.once': 'Cada enlace sirve una sola vez y vence en {minutes} minutos.',
  'reset.notYou': 'Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',

  'changed.subject': 'Tu contraseña cambió',
  'changed.preview': 'Si no fuiste tú, haz algo ahora.',
  'changed.intro': 'La contraseña de tu cuenta de LIA cambió y cerramos las demás sesiones.',
  'changed.username': 'Usuario',
  'changed.notYou': 'Si no fuiste tú, elige otra contraseña ahora mismo y escríbenos a {email}.',
  'changed.open': 'Elegir otra contraseña',

  'secondFactor.on.subject': 'Activaste la verificación en dos pasos',
  'secondFactor.on.intro': 'Desde ahora, tu cuenta de LIA pide un código de tu app además de la contraseña.',
  'secondFactor.off.subject': 'Quitaste la verificación en dos pasos',
  'secondFactor.off.intro': 'Tu cuenta de LIA vuelve a pedir solo la contraseña.',
  'secondFactor.reset.subject': 'Quitamos la verificación en dos pasos de tu cuenta',
  'secondFactor.reset.intro':
    'El equipo de LIA la quitó para que puedas entrar con tu contraseña. Actívala otra vez en cuanto entres.',
  'secondFactor.codes.subject': 'Tienes códigos de recuperación nuevos',
  'secondFactor.codes.intro': 'Los códigos anteriores de tu cuenta de LIA ya no sirven.',
  'secondFactor.recovery.subject': 'Usaste un código de recuperación',
  'secondFactor.recovery.intro':
    'Alguien inició sesión en tu cuenta de LIA con uno de tus códigos. Ese código ya no sirve.',

  'identity.linked.subject': 'Tu cuenta tiene una nueva forma de entrar',
  'identity.linked.intro': 'Desde ahora también entras a tu cuenta de LIA con la cuenta de otro sitio que vinculaste.',
  'identity.unlinked.subject': 'Tu cuenta tiene una forma de entrar menos',
  'identity.unlinked.intro': 'La cuenta de otro sitio que estaba vinculada ya no abre tu cuenta de LIA.',

  'account.merged.subject': 'Unimos tus dos cuentas de LIA',
  'account.merged.intro': 'Las unimos en una. Desde ahora entras con este usuario: el otro ya no sirve.',
  'account.merged.password.username': 'La contraseña es la que ya usabas con este usuario.',
  'account.merged.password.other': 'La contraseña es la que usabas con tu otro usuario.',
  'account.merged.password.either': 'La contraseña es la de este usuario o, si no tenía una, la de tu otra cuenta.',
  'account.merged.password.none': 'Todavía no tiene contraseña: elígela para entrar.',

  'accounts.subject': 'Tus cuentas de LIA están listas',
  'accounts.preview': 'Aquí está el usuario de cada quien.',
  'accounts.title': '¡Te damos la bienvenida, {name}!',
  'accounts.intro': 'Este es el usuario con el que entra cada integrante de tu familia.',
  'accounts.password':
    'Cada quien entra con la contraseña que elegiste al registrarte. Si un usuario ya estaba ocupado, le agregamos un número.',
  'accounts.password.free': 'Cada quien entra con la contraseña que elegiste al registrarte.',

  'membership.plan': 'Plan',
  'membership.question': '¿Dudas? Escríbenos a {email}.',
  'owes.subject': 'No pudimos renovar tu membresía',
  'owes.preview': 'Cambia tu tarjeta para conservarla.',
  'owes.intro':
    'Lo que pagaste ya terminó y la renovación no pasó. Tu membresía sigue activa unos días más para que la pongas al corriente.',
  'grace.subject': 'Falta el siguiente pago de tu membresía',
  'grace.preview': 'Págalo para conservarla.',
  'grace.title': 'Falta un pago de tu membresía',
  'grace.intro':
    'Lo que pagaste ya terminó. Tu membresía sigue activa unos días más: elige tu plan y cómo pagarlo para no perderla.',
  'grace.until': 'Sigue activa hasta',
  'grace.open': 'Poner al corriente mi membresía',
  'ended.subject': 'Tu membresía terminó',
  'ended.preview': 'Tu cuenta y lo que hay en ella siguen aquí.',
  'ended.title': 'Tu membresía terminó',
  'ended.intro': 'Tu cuenta sigue abierta con el plan gratis. Puedes volver a tu membresía cuando quieras.',
  'ended.until': 'Terminó el',
  'ended.open': 'Ver mi membresía',

  'renewal.subject': 'Tu membresía se renueva pronto',
  'renewal.preview': 'Revisa con cuántas licencias sigues y cuánto cuesta.',
  'renewal.title': 'Tu siguiente periodo empieza pronto',
  'renewal.automatic': 'Se cobra a tu tarjeta. Hasta ese día puedes cambiar con cuántas licencias sigues.',
  'renewal.byHand':
    'Págalo antes para no perder tu membresía. Hasta entonces puedes cambiar con cuántas licencias sigues.',
  'renewal.ends': 'Tu plan termina pronto',
  'renewal.from': 'Empieza el',
  'renewal.licences': 'Licencias',
  'renewal.total': 'Cuesta',
  'renewal.frees': 'Con este número dejan de tener su licencia: {names}.',
  'renewal.open': 'Ver mi membresía',
  'cash.subject': 'Tu plan termina el {day}',
  'cash.preview': 'Págalo en OXXO para no perderlo.',
  'cash.title': 'Tu plan termina el {day}',
  'cash.voucher':
    'Tu ficha para el siguiente periodo está lista: enseña el número en la caja de cualquier OXXO. Lo que pagues antes empieza cuando termine tu periodo.',
  'cash.ask':
    'Para seguir, paga el siguiente periodo. En tu membresía puedes pedir tu ficha de OXXO o elegir otra forma de pago.',
  'renewalPrice.subject': 'Cambia el precio de tu membresía',
  'renewalPrice.preview': 'Te avisamos con tiempo desde cuándo y cuánto.',
  'renewalPrice.title': 'Tu plan cambia de precio',
  'renewalPrice.intro':
    'Hasta esa fecha pagas lo mismo de siempre. Si no quieres seguir, puedes cancelar antes sin costo.',
  'renewalPrice.now': 'Hoy pagas',
  'renewalPrice.then': 'Nuevo precio',
  'renewalPrice.from': 'Desde el',

  place: 'Lugar',
  'school.subject': 'Una escuela quiere conocer LIA: {name}',
  'school.title': 'Una escuela quiere que la llamen',

  'teacher.subject': 'Un maestro se registró: {name}',
  'teacher.title': 'Un maestro se registró',

  'volunteer.subject': 'Una empresa quiere ser voluntaria: {company}',
  'volunteer.title': 'Una empresa quiere ser voluntaria',

  'offered.donation.subject': 'Quieren donar para más de diez niñas y niños: {company}',
  'offered.donation.title': 'Quieren donar para más de diez niñas y niños',
  'offered.sponsorship.subject': 'Quieren patrocinar a más de diez estudiantes: {company}',
  'offered.sponsorship.title': 'Quieren patrocinar a más de diez estudiantes',

  'contactReceived.donations': 'Recibimos tu propuesta de donativo',
  'contactReceived.sponsorships': 'Recibimos tu propuesta de patrocinio',
  'contactReceived.volunteerings': 'Recibimos tu propuesta de voluntariado',
  'contactReceived.school-contacts': 'Recibimos tu solicitud',
  'contactReceived.text':
    'Gracias por pensar en LIA. Nos pondremos en contacto contigo para acordar los detalles; no tienes que hacer nada más.',
  'contactReceived.more': 'Si quieres agregar algo, escríbenos a {email} con el folio.',

  'invoice.issued.subject': 'Tu factura del recibo {folio} está lista',
  'invoice.issued.title': 'Tu factura está lista',
  'invoice.issued.text':
    'Te enviamos la factura del recibo {folio} a nombre de {name}, en PDF y XML. También puedes descargarla en la página de tu recibo. Si algo no coincide, escríbenos a {email}.',
  'invoice.open': 'Ver mi recibo',
  'invoice.replaces': 'Sustituye a la factura {id}, que se canceló.',
  'invoice.fiscalFolio': 'Folio fiscal',
  'invoice.rejected.subject': 'No pudimos emitir la factura del recibo {folio}',
  'invoice.rejected.title': 'Falta un detalle para tu factura',
  'invoice.rejected.text':
    'No pudimos emitir la factura del recibo {folio} con los datos que nos diste. Corrígelos y pídela otra vez desde la página de tu recibo.',
  'invoice.reason': 'Motivo',
  'invoice.again': 'Pedirla otra vez',

  'data.received.title': 'Recibimos tu solicitud sobre tus datos',
  'data.received.text':
    'Te responderemos a más tardar el {day}. Si quieres agregar algo, escríbenos a {email} con el folio.',
  'data.archived.title': 'Tu archivo con tus datos está listo',
  'data.archived.text':
    'Inicia sesión para descargarlo en los próximos {days} días. Si no lo pediste tú, escríbenos a {email} con el folio.',
  'data.answered.title': 'Ya respondimos tu solicitud sobre tus datos',
  'data.answered.text': 'Si algo no quedó claro, escríbenos a {email} con el folio.',
  'data.refused.title': 'No pudimos atender tu solicitud sobre tus datos',
  'data.refused.text': 'Te explicamos el motivo. Si no estás de acuerdo, escríbenos a {email} con el folio.',
  'data.extended.title': 'Necesitamos más tiempo para tu solicitud sobre tus datos',
  'data.extended.text': 'Te responderemos a más tardar el {day}. Si tienes dudas, escríbenos a {email} con el folio.',
  'data.deactivated':
    'Tu cuenta está desactivada, así que no puedes leerlo en «Mis datos». Escríbenos a {email} con el folio y te lo hacemos llegar.',
  'data.open': 'Ver mi solicitud',

  'certificate.title': 'Constancia de {course}',
  'certificate.heading': 'Constancia',
  'certificate.to': 'Se otorga a',
  'certificate.for': 'por haber completado el curso en línea',
  'certificate.hours_one': 'con una duración de {count} hora',
  'certificate.hours_other': 'con una duración de {count} horas',
  'certificate.issued': 'Emitida el {day}',
  'certificate.number': 'Constancia núm. {number}',
  'certificate.check': 'Compruébala con el código QR o en',
  'certificate.code': 'Código {code}',
  'certificate.of': 'Comunidad LIA',

  'pdf.title': 'Recibo {folio}',
  'pdf.heading': 'Recibo # {folio}',
  'pdf.date': 'Fecha',
  'pdf.cancelled': 'CANCELADO el {since}',
  'pdf.payer': 'A nombre de',
  'pdf.payment': 'ID de Pago',
  'pdf.quantity': 'CANTIDAD',
  'pdf.service': 'SERVICIO',
  'pdf.unitPrice': 'PRECIO UNITARIO',
  'pdf.total': 'TOTAL',
  'pdf.notInvoice': 'Este recibo comprueba tu pago. No es un CFDI ni tiene efectos fiscales.',
  'pdf.provesNothing': 'Este recibo está cancelado: ya no comprueba ningún pago.',
  'pdf.thanks': 'Gracias por hacer comunidad con LIA.',
  'unsubscribe.why': 'Tú eliges qué te escribimos y cuándo.',
  'unsubscribe.stop': 'Dejar de recibir estos correos',
  'unsubscribe.preferences': 'Elegir qué correos recibo',
} as const;

export type MailKey = keyof typeof es;
