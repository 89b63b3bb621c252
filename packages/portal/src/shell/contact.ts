import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';

/** How to reach the people behind LIA. */
export const contact = {
  phone: { text: '55 4000 0305', href: 'tel:+525540000305' },
  email: CONTACT_EMAIL,
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
} as const;
