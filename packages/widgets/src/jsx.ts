// Written by `pnpm element-reference` from the manifests of the elements.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Element = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** What every element of LIA takes. */
export interface SharedAttributes extends Element {
  /** Else the nearest `lang` around it, else Spanish. */
  language?: 'es' | 'en' | undefined;
  /** `light` (default), `dark`, or the visitor's own with `auto`. */
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  /** The public key of this site, from the console: what is seen, begun, sent and paid through the form is counted for it, on the origins that it is tied to alone. No cookies, nothing about who it was. */
  'embed-key'?: string | undefined;
  /** What was typed is kept in this browser until it is sent, seven days at most, never with passwords or files; under this name, where a page has several forms of a kind (default: the page's path). Empty keeps nothing. */
  'draft-id'?: string | undefined;
  /** API root, where it is not that of the script. */
  api?: string | undefined;
  /** The form can be used. */
  'onlia-ready'?: ((event: LiaEvents['lia-ready']) => void) | undefined;
  /** A valid form is on its way. */
  'onlia-submit'?: ((event: LiaEvents['lia-submit']) => void) | undefined;
  /** It was accepted; `order` is what is to be paid, or null. */
  'onlia-success'?: ((event: LiaEvents['lia-success']) => void) | undefined;
  /** It was refused or no answer came; also when the form's code could not be fetched (`NETWORK`). */
  'onlia-error'?: ((event: LiaEvents['lia-error']) => void) | undefined;
  /** A form in steps shows another one. */
  'onlia-step'?: ((event: LiaEvents['lia-step']) => void) | undefined;
}

/** Events of the elements; they bubble and leave shadow roots. */
export interface LiaEvents {
  /** The form can be used. */
  'lia-ready': CustomEvent<Record<string, never>>;
  /** A valid form is on its way. */
  'lia-submit': CustomEvent<Record<string, never>>;
  /** It was accepted; `order` is what is to be paid, or null. */
  'lia-success': CustomEvent<{ order: string | null }>;
  /** It was refused or no answer came; also when the form's code could not be fetched (`NETWORK`). */
  'lia-error': CustomEvent<{ code: string }>;
  /** A form in steps shows another one. */
  'lia-step': CustomEvent<{ step: number, of: number }>;
}

/** Sells a course: the course's card, who buys it, both consents, and the way to the payment. */
export interface LiaCourseCheckoutAttributes extends SharedAttributes {
  /** Id of the course to start with; another one starts the form again. */
  course?: string | undefined;
}

/** Takes a donation: for one to ten children, for more, or an amount. An unknown `support` counts as none. */
export interface LiaDonationAttributes extends SharedAttributes {
  /** The mode to start with: 1 one to ten children, 2 more, 3 an amount. */
  support?: 1 | 2 | 3 | undefined;
}

/** Thanks donors and sponsors in public: their names or logos, as each of them chose. */
export interface LiaDonorsAttributes extends SharedAttributes {
}

/** The member sign-in, for our own marketing site: it leads to the portal with a code that is good once. */
export interface LiaLoginAttributes extends SharedAttributes {
}

/** Pays for a `plan` or a `course` by card or at OXXO. */
export interface LiaPaymentAttributes extends SharedAttributes {
  /** A plan's name: `padre-mensual`. */
  plan?: string | undefined;
  /** A course's id. */
  course?: string | undefined;
  /** Who registers, as the API takes it (`{ form, children }` for a plan, `{ form }` for a course); best set as a property, since it holds passwords. The button is disabled without. */
  purchase?: object | undefined;
}

/** Compares the nine plans; each card leads to its registration. An unknown `type` counts as none. */
export interface LiaPricingAttributes extends SharedAttributes {
  /** The tab to start with. */
  type?: 'padre' | 'maestro' | 'escuela' | undefined;
  /** Where a site registers on a page of its own: an address with `{type}` and `{membership}` in the place of the plan's words, as `/{type}?membership={membership}` (default: our portal). */
  'register-at'?: string | undefined;
}

/** Shows the receipt of a payment, with its PDF and the way to an invoice. What its attributes leave out is taken from the query of the page's address. */
export interface LiaReceiptAttributes extends SharedAttributes {
  /** A single payment. */
  'payment-id'?: string | undefined;
  /** A subscription. */
  'preapproval-id'?: string | undefined;
  /** The checkout on which it was paid. */
  'preference-id'?: string | undefined;
}

/** Registers a family on a free or paid plan, or takes a school's request with `type="escuela"`. What its attributes leave out is taken from the query of the page's address (`?type=padre&membership=anual`, as `<lia-pricing>` leads to); an unknown word counts as none. */
export interface LiaRegistrationAttributes extends SharedAttributes {
  /** Who registers: a family (default) or a school. */
  type?: 'padre' | 'escuela' | undefined;
  /** The plan: `gratis` (default), `mensual`, `anual`. */
  membership?: 'gratis' | 'mensual' | 'anual' | undefined;
}

/** Takes a sponsorship of special projects or programming courses. An unknown `type` counts as none. */
export interface LiaSponsorshipAttributes extends SharedAttributes {
  /** What to start with: 1 special projects, 2 programming courses. */
  type?: 1 | 2 | undefined;
}

/** Registers a teacher in three steps, with the documents that prove it. The plan that its attribute leaves out is taken from the query of the page's address (`?membership=mensual`, as `<lia-pricing>` leads to). */
export interface LiaTeacherRegistrationAttributes extends SharedAttributes {
  /** The tier to start with: `10` invitado (default), `20` Acreditado, `30` Certificado. */
  type?: '10' | '20' | '30' | undefined;
  /** The plan picked before; one to be paid comes next, after the sign-in. */
  membership?: 'gratis' | 'mensual' | 'anual' | undefined;
}

/** Takes a company's offer to volunteer. Nothing is paid, so it does not leave the page. */
export interface LiaVolunteeringAttributes extends SharedAttributes {
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lia-course-checkout': LiaCourseCheckoutAttributes;
      'lia-donation': LiaDonationAttributes;
      'lia-donors': LiaDonorsAttributes;
      'lia-login': LiaLoginAttributes;
      'lia-payment': LiaPaymentAttributes;
      'lia-pricing': LiaPricingAttributes;
      'lia-receipt': LiaReceiptAttributes;
      'lia-registration': LiaRegistrationAttributes;
      'lia-sponsorship': LiaSponsorshipAttributes;
      'lia-teacher-registration': LiaTeacherRegistrationAttributes;
      'lia-volunteering': LiaVolunteeringAttributes;
    }
  }
}
