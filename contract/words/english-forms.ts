/** Texts of the forms: their fields, the words around them, and messages about typed and sent values. */
import { bidTimeZones } from '../bid/bid-fields.ts';
import type { LeadKind } from '../lead-forms.ts';
import type { FormWords } from '../fill-form.ts';
import { offer, type FieldWords } from '../form-field.ts';
import { waterComesIn } from '../questions/question-fields.ts';

const ask = (label: string, words: Partial<FieldWords> = {}): FieldWords => ({
  label,
  /** The error below the field if it is required and empty. */
  missing: '',
  /** The help below the label. */
  hint: '',
  /** The name of the field in your e-mails. Default: its label. */
  ownerLabel: '',
  ...words,
});

const name = ask('Name', { missing: 'Please enter your name.' });
const email = ask('E-mail', { missing: 'Please enter your e-mail address.' });
const phone = ask('Phone', { missing: 'Please enter your phone number.' });
const message = ask('Message', { missing: 'Please enter your message.' });
const zip = ask('ZIP code of the job', { ownerLabel: 'ZIP code' });

/**
 * The words of a form and its fields, by name. The lists `options` and `choices` are replaced as a whole. An option
 * whose `value` matches one of these stays that option with another label; one without a value is new.
 */
const requests: Record<LeadKind, FormWords> = {
  'contact-message': {
    /** The name of the form in your e-mails. */
    name: 'Message',
    /** The name of the form in the visitor's receipt. */
    receiptName: 'Your message',
    button: 'Submit Now',
    fields: {
      name,
      email,
      phone,
      website: ask('Website', {
        missing: 'Please enter your website, or “none”.',
        hint: 'Homeowners: write “none”. Companies: your site, or the project’s.',
      }),
      message,
    },
  },
  'service-request': {
    name: 'Service request',
    receiptName: 'Your service request',
    button: 'Submit Now',
    fields: {
      name,
      phoneNumber: phone,
      email,
      address: ask('Job address', {
        missing: 'Please enter the address of the job.',
        ownerLabel: 'Address',
      }),
      service: ask('Service', {
        placeholder: 'Select a Service',
        options: offer(
          'General construction',
          'Modified Roofing',
          'Metal Roofing',
          'Vegetative Roofing',
          'Inspections',
          'Siding & Gutters',
        ),
      }),
    },
  },
  'blog-reply': {
    name: 'Comment on an article',
    receiptName: 'Your comment',
    button: 'Post Comment',
    fields: { name, email, message: ask('Comment', { missing: 'Please enter your comment.' }) },
  },
  takeoff: {
    name: 'Takeoff',
    receiptName: 'Your takeoff',
    button: 'Send this takeoff',
    groups: { questions: 'Questions that help, none of them required' },
    fields: {
      name,
      email,
      phone,
      message: ask('What else should we know?', { ownerLabel: 'Message' }),
      zip,
      yearBuilt: ask('Year built'),
      urgency: ask('How soon', {
        placeholder: 'Not decided yet',
        options: offer(waterComesIn, 'As soon as possible', 'Within three months', 'Later, just planning'),
      }),
      visit1: ask('A time for the visit', {
        hint: 'For example “Tuesday before noon”. We will confirm one of your three.',
      }),
      visit2: ask('Another time'),
      visit3: ask('A third time'),
      heard: ask('How did you hear about us?', {
        placeholder: 'I would rather not say',
        options: offer(
          'A neighbor or a friend',
          'Google or another search',
          'A yard sign or a truck',
          'A general contractor or an architect',
          'Facebook, Nextdoor or similar',
          'You worked for me before',
          'Another way',
        ),
      }),
      takeoff: ask('Takeoff'),
      /** The name of the counted material in your e-mails. */
      takeoffMaterial: ask('Material'),
    },
  },
  bid: {
    name: 'Invitation to bid',
    receiptName: 'Your invitation to bid',
    button: 'Send the invitation',
    groups: {
      who: 'Who invites us',
      project: 'The project',
      due: 'Bid due',
      scope: 'Scope',
      terms: 'Terms',
    },
    fields: {
      company: ask('Company', { missing: 'Please enter your company.' }),
      name: { ...name, label: 'Contact' },
      email,
      phone,
      project: ask('Project', { missing: 'Please enter the name of the project.' }),
      place: ask('Place', {
        missing: 'Please enter the town or the address of the project.',
        hint: 'The address, or the town and state.',
      }),
      zip,
      documents: ask('Link to the documents', {
        hint: 'A plan room or a shared folder. If it asks for an invitation, send that to {bidEmail}.',
      }),
      dueDate: ask('Bids are due on', { missing: 'Please enter the day bids are due.' }),
      dueTime: ask('At', {
        missing: 'Please enter the time bids are due.',
        ownerLabel: 'Due at',
      }),
      timeZone: ask('Time zone of the project', {
        placeholder: 'The same as our office',
        options: offer(...Object.keys(bidTimeZones)),
        hint: 'Choose one if the project is in a different time zone from our office.',
      }),
      walkThrough: ask('Walk-through', { hint: 'Day and time, and whether it is mandatory.' }),
      scopes: ask('What we should price', {
        ownerLabel: 'Scopes',
        /** The note of each line has its usual section numbers. Mails and lists repeat the line as it is here. */
        choices: [
          { label: 'Wood framing', note: '06 10 00 rough carpentry' },
          { label: 'Metal framing', note: '05 40 00 cold-formed, 09 22 16 non-structural' },
          { label: 'Drywall', note: '09 29 00 gypsum board' },
          { label: 'Acoustical ceilings', note: '09 51 00' },
          { label: 'FRP panels', note: '06 64 00 plastic paneling, or 09 77 00' },
          { label: 'Painting', note: '09 91 00' },
          { label: 'General labor', note: '01 74 00 cleaning, 02 41 19 selective demolition' },
        ],
      }),
      wages: ask('Labor', {
        placeholder: 'Not decided yet',
        options: offer('Open shop', 'Prevailing wage (Davis-Bacon)', 'Union'),
      }),
      bonding: ask('Bonds', {
        placeholder: 'Not decided yet',
        options: offer(
          'None',
          'Bid bond',
          'Performance and payment bonds',
          'Bid, performance and payment bonds',
        ),
      }),
      message: ask('Anything else', { hint: 'Alternates, phasing, working hours, who else bids.' }),
    },
  },
};

export const formWords = {
  requests,
  // MESSAGE-SENT to MESSAGE-CRASH, word for word.
  /** Shown after the visitor presses the button. */
  messages: {
    sent: 'Message sent successfully!',
    refused: 'Failed to send message.',
    failed: 'An error occurred while sending the message.',
    sending: 'Sending...',
    statusFailed: 'An error occurred.',
    orderSubmitted: 'Order submitted successfully!',
    orderFailed: 'Failed to submit the order. Please try again.',
    crashHeading: 'Unexpected Application Error!',
  },
  /** Messages about typed values, for any field. {length}: the number of characters; {max}: the maximum. */
  sentences: {
    noEmail: 'Please enter an e-mail address such as name@example.com.',
    /** Below an address that is probably mistyped. {address}: the intended one. */
    meantEmail: 'Did you mean {address}?',
    tooLong: '{length?} of {max} characters. Please shorten it.',
    noText: 'Please enter text.',
    noDate: 'Please enter a day such as December 15, 2027.',
    noTime: 'Please enter a time such as 2:00 PM.',
    /** Errors in the time when bids are due. */
    isPast:
      'That time has already passed where the project is. Please check the day, the time and the time zone.',
    isSkipped: 'The clocks spring forward that night and skip this time. Please enter another one.',
  },
  /**
   * Around the fields. {reference}: the message's number. Each lead stores the version of the consent sentence below
   * its form: when you change the sentence, write the current month as the version.
   */
  form: {
    optional: '(optional)',
    talk: 'Rather talk?',
    reference: 'Your reference is {reference}.',
    consent: 'We keep what you send to answer you, and for nothing else.',
    consentLink: 'Read the privacy note',
    consentVersion: '2026-11',
    /** The name of a field that people never see; robots fill it in. */
    trap: 'Fax extension',
    /** Closes a message that covers the page. */
    ok: 'OK',
  },
  /** Other ways to send the same words after sending failed. */
  rescue: {
    intro: 'Your message is still in the form. You can also reach us this way.',
    call: 'Call {phone}',
    text: 'Send it as a text message',
    mail: 'Send it by e-mail',
    subject: 'Message from your website',
  },
  /** Replaces a form or cart that stopped working. */
  crash: {
    sentence: 'This part of the page stopped working. The rest still works, and you can reach us here.',
    noReason: 'No reason was given.',
  },
};
