// Whether the address names a payment is known before anything is drawn, so that nothing moves.
const named = /[?&](payment_id|preapproval_id)=[^&]/.test(location.search);
document.documentElement.classList.toggle('nombra-recibo', named);
