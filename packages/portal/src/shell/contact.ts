import { CONTACT_EMAIL, CONTACT_PHONE } from '@lia/sdk/receipts/rules';

/** How to reach the people behind LIA. */
export const contact = {
  phone: CONTACT_PHONE,
  email: CONTACT_EMAIL,
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
} as const;
