/** Texts of the server's answers: a form shown again, errors, search results, and the pages behind links in mails. */
export const answerWords = {
  /** The form shown again, for browsers without scripts. */
  form: {
    tab: 'Please check the form',
    description: 'Something in the form needs another look. What you typed is still there.',
    title: 'Please check the form',
    lead: 'What you typed is still there. Change what is marked and send it again.',
    /** Above the fields, and in the answer to a script. */
    summary: 'Please check the marked fields and send the form again.',
    heading: 'Your message',
    promise: 'Nothing has been sent yet.',
    /** Only if the form itself cannot be shown again. */
    back: 'Please go back to the form. Your browser has kept what you typed.',
  },
  /**
   * After a form is sent. {when} is one of the four times in Mails; {zone} is the time zone, such as "Eastern Time".
   */
  sent: {
    call: 'We will call you {when} ({zone}), from {phone}.',
    /** Replaces the sentence above if the request does not ask for a call. */
    read: 'One of us will read it. If you asked a question, we will answer by e-mail.',
    /** Follows the sentence above on an invitation to bid. */
    due: 'Bids are due {time}. The e-mail that confirms this adds them to your calendar.',
    /** {typed}: the visitor's address, probably mistyped; {meant}: the likely one. */
    slip: 'Our answer will go to {typed}. Did you mean {meant}?',
    correct: 'Correct your request',
  },
  /** Above every page while the company has a notice. */
  notice: {
    /** The notice's name for screen readers. */
    label: 'Notice',
  },
  problem: {
    tab: 'That did not work',
    description: 'The server could not accept the form. Please call or e-mail us instead.',
    /** Shown if the page itself cannot be. */
    call: 'You can always call us:',
    /** Leads to the contact page. */
    write: 'Contact us',
    home: 'Back to the home page',
    notFound: {
      title: 'Page not found',
      sentence: 'There is nothing at this address.',
    },
    wrongMethod: {
      title: 'Not possible here',
      sentence: 'This address does not take requests of this kind.',
    },
    unreadable: {
      title: 'Bad request',
      sentence: 'The server could not read the request. Please try again.',
    },
    tooLarge: 'The message is too long. Please shorten it.',
    unsupported: 'This kind of content is not accepted. Please send JSON or a plain form.',
    tooMany: 'Too many messages came from your connection. Please wait ten minutes or call {phone}.',
    tooManyTitle: 'One moment, please',
    /** Shown to visitors who request very many pages or searches, not to those who send messages. */
    tooManyRequests: 'Too many requests came from your connection. Please wait a minute or call {phone}.',
    /** A visitor sent a form that neither the database nor the disk could store. */
    notStored: 'We could not store your message. Please call {phone} or e-mail {email}.',
    /** A form from another site's page, shown again on this site. Only if ALLOWED_ORIGINS is set. */
    otherSite:
      'This form came from a page that is not ours, so nothing has been sent yet. Check it and send it from here.',
    crash: 'The server could not answer. Please try again.',
  },
  /** The page behind a mark in the owner's mail. {reference}: the lead's number; {mark}: one of the marks. */
  mark: {
    tab: 'Please confirm',
    description: 'Records the outcome of a lead.',
    marks: {
      called: 'Called',
      quoted: 'Quoted',
      'not-a-fit': 'Not a fit',
      spam: 'Spam',
    },
    title: '{reference}: {mark}',
    question: 'Mark this lead as “{mark}”?',
    button: 'Yes, mark it as “{mark}”',
    /** Leads to the request in the inbox. */
    inbox: 'Open it in the inbox',
    doneTitle: 'Saved',
    done: 'Lead {reference} is marked as “{mark}”.',
  },
  /**
   * The page behind the link in the receipt, where the visitor can change the message. {reference}: the message's
   * number.
   */
  change: {
    tab: 'Your message',
    description: 'Correct or withdraw a message you sent us.',
    title: 'Your message {reference}',
    lead: 'Fill in only the parts to change, or withdraw the message.',
    empty: 'Please write what we should change.',
    /** Above the fields, whose errors say what is wrong. */
    wrong: 'We have not changed anything yet. Please check the fields below.',
    /** After ten corrections of one message. */
    enough: 'You have sent many corrections. Please call {phone} or e-mail {email}.',
    label: 'What else should we change?',
    /** The labels of the fields for a mistyped name, address or number. */
    name: 'Your correct name',
    email: 'Your correct e-mail address',
    phone: 'Your correct phone number',
    button: 'Send the correction',
    withdraw: 'Withdraw my message',
    /** A link to this page. */
    link: 'Correct or withdraw my message',
    doneTitle: 'Thank you',
    corrected: 'We have added your correction to {reference}.',
    withdrawn: 'We will not contact you about {reference}.',
  },
  /** Shown if a link is truncated or older than 60 days, or if its lead was erased. */
  unknownLink: {
    title: 'This link no longer works',
    sentence:
      'It is incomplete or older than 60 days, or the message behind it has been deleted. Call us, or send a new message.',
  },
  /** {count}: the number of pages found; {query}: the search. */
  search: {
    none: 'Nothing found for “{query}”',
    found: {
      one: '{count?} result for “{query}”',
      other: '{count} results for “{query}”',
    },
    /** Synonyms: a search for one word or phrase finds the others. A stem is enough: no plural is needed. */
    alike: [
      ['price', 'cost', 'rate', 'charge', 'how much', 'precio', 'costo', 'cuanto cuesta'],
      ['drywall', 'sheetrock', 'wallboard', 'plasterboard', 'gypsum', 'gyp', 'gwb', 'yeso', 'tablaroca'],
      ['photo', 'picture', 'image', 'pics'],
      ['suspended', 'drop', 'dropped', 'acoustical', 'ACT', 'T-bar', 'lay-in', 'armstrong'],
      ['ceiling', 'techo', 'plafon'],
      ['framing', 'frame', 'framer', 'carpenter', 'carpentry'],
      ['steel', 'metal', 'light-gauge', 'CFS'],
      ['FRP', 'fiberglass'],
      ['sheet', 'board'],
      ['compound', 'mud'],
      ['wall', 'pared'],
      ['painting', 'paint', 'painter', 'pintura', 'pintor'],
      ['repair', 'fix', 'patch', 'mend', 'reparacion'],
      ['hole', 'damage'],
      ['removal', 'scrape', 'take down', 'take off', 'get rid of'],
      ['demolition', 'demo', 'tear out', 'tear down', 'gut'],
      ['labor', 'laborer', 'helper', 'manpower'],
      ['cleanup', 'clean up', 'cleaning'],
      ['BIM', 'building model', 'virtual design', 'VDC'],
      ['GC', 'general contractor', 'general contracting', 'general labor'],
      ['COI', 'certificate of insurance', 'proof of insurance'],
      ['W-9', 'W9'],
      ['bonding', 'bond', 'bonded', 'surety'],
      ['EMR', 'experience modification', 'experience mod', 'mod rate'],
      ['bid', 'ITB', 'RFP', 'tender'],
      ['HOA', "homeowners' association"],
      ['warranty', 'guarantee', 'guaranty'],
      ['team', 'staff', 'crew', 'employee'],
      ['phone', 'telephone', 'call', 'phone number'],
      ['email', 'e-mail address'],
      ['load bearing', 'carries load'],
      ['leak', 'flood', 'wet', 'water damage', 'mold', 'mildew'],
      ['nursery', 'baby room'],
      ['drawing', 'blueprint', 'plan'],
      ['owner', 'founder', 'boss'],
      ['takeoff', 'material list', 'calculator'],
      ['washable', 'washed', 'wipe'],
    ],
  },
};
