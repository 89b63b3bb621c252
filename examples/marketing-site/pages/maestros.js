// The plan that somebody came with says how they want to take part, as at LIA itself.
const tiers = { gratis: '10', mensual: '20', anual: '30' };
const tier = tiers[new URLSearchParams(location.search).get('membership')];

if (tier) document.querySelector('lia-teacher-registration').setAttribute('type', tier);
