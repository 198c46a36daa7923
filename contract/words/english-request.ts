/**
 * Texts of the page where visitors add to a stored request. contract/request-page.ts limits the number and size of
 * files.
 */
export const requestWords = {
  /** After a form is sent, and in the receipt, which has only the link. */
  offer: {
    title: 'Have photos or plans?',
    text: 'We already have your message. Photos of the place and a PDF of your plans help us answer it.',
    link: 'Add photos or plans',
    /** The link where visitors choose a time. */
    visit: 'Choose a visit time or add photos',
  },
  /** {reference}: the request's number; {days}: how long the link to the page works. */
  page: {
    tab: 'Add to your request',
    description: 'Add photos and plans to a request you sent us.',
    title: 'Add to your request',
    lead: 'We already have your request {reference}. Nothing here is required, and you can come back to this page for {days?} days.',
    /** {time}: when bids are due. */
    due: 'Bids are due {time}.',
    calendar: 'Add the due time to your calendar',
    /** {text}: what the visitor typed into a form that is not on the page any more. */
    typed: 'You wrote: {text}',
    withdrawnTitle: 'You have withdrawn this request',
    withdrawn: 'We will not contact you about {reference}. To start again, send us a new message.',
  },
  /** {photos}, {plans?}: the maximum number of pictures and of PDFs per request; {megabytes?}: the maximum per file. */
  files: {
    title: 'Photos and plans',
    hint: 'Up to {photos?} photos or short videos and {plans?} PDFs, each up to {megabytes?} MB. We strip location, time and camera data from every JPEG, PNG or WebP photo. Videos and other pictures, such as HEIC, reach us as they are and may include the place and the time.',
    photos: 'Photos and videos',
    plan: 'Plans (PDF)',
    button: 'Add these files',
    keptTitle: 'With your request',
    /** {number}: the photograph's number; {size}: for example "420 kB". */
    photo: 'Photo {number}, {size?}',
    /** {format}: for example "HEIC". */
    original: 'Picture or video {number} ({format}), {size?}, as you sent it',
    planKept: 'Plans, {size?}',
    complete:
      'Your request has all the files it can hold. Please e-mail more to {email} with the number {reference?}.',
  },
  /** The time of a visit. {time}: the arrival window, such as "Thursday, December 3, 8:00 - 10:00 AM". */
  visit: {
    title: 'A time for our visit',
    /** {until?}: when the hold ends. */
    states: {
      none: 'Choose when we come to see the job.',
      held: 'We hold {time} for you until {until?}. Ask for it now, or it becomes free again.',
      asked: 'You asked for {time}. We will confirm it by e-mail.',
      confirmed: 'We will come on {time}.',
    },
    label: 'Free times',
    other: 'Another time',
    choose: 'Choose a time',
    none: 'No time is free',
    hold: 'Hold this time',
    ask: 'Ask for this time',
    move: 'Move the visit',
    cancel: 'Cancel the visit',
    reason: 'Reason',
    home: 'Somebody will be home',
    calendar: 'Add the visit to your calendar',
    /** The calendars of the company cannot be read now. */
    unknown:
      'We cannot see our calendar right now. Enter up to three times that work for you below, and the office will confirm one.',
    problems: {
      /** {wanted}: the beginning of the chosen time. */
      taken: '{wanted} is not free any more. Please choose another time.',
      noTime: 'Please choose a time first.',
      late: 'It is too late to change the visit here. Please call {phone}.',
      done: 'This is no longer possible. Here is how things are now.',
      tooMany: 'Too many changes came from your connection. Please wait ten minutes.',
    },
  },
  /** After the job, if the company has a profile for reviews. */
  review: {
    title: 'Your review',
    text: 'Your job is finished. Would you tell other people how it went, good or bad?',
    link: 'Write a review',
    stop: 'No more e-mails about this',
    stopped: 'We will not e-mail you about a review again.',
  },
  /** The page of a written quote. {day}: a day; {total}: an amount of money. */
  quote: {
    tab: 'Your quote',
    description: 'Read your quote and accept it.',
    /** On the page of the request. */
    link: 'Read your quote',
    /** {reference}: the request's number; {version?}: of the quote, from 1. */
    lead: 'Quote {reference}, version {version?}, dated {day}.',
    validUntil: 'Valid until {day}',
    states: {
      accepted: 'You have accepted this quote. A copy is in your e-mail.',
      declined: 'You have declined this quote. If you change your mind, call {phone}.',
      expired: 'This quote has expired. Call {phone} or reply to our e-mail, and we will send you a new one.',
      replaced: 'This version is out of date, because we sent you a newer one.',
      withdrawn: 'We have withdrawn this quote. If you have questions, call {phone}.',
    },
    newest: 'Open the newest version',
    lines: 'What we do',
    /** {quantity}: with its unit, such as "1,240 sq ft"; {rate}: the price of one. */
    each: '{quantity} at {rate}',
    options: 'Choose one',
    optional: 'Add if you like',
    update: 'Show the total',
    sums: 'What it costs',
    subtotal: 'Subtotal',
    /** {rate}: in percent. */
    discount: 'Discount {rate}',
    tax: 'Tax {rate} on the total of these lines',
    total: 'Total',
    deposit: 'Deposit {rate}',
    rest: 'Balance',
    exclusions: 'Not included',
    start: 'Start',
    payment: 'Payment',
    terms: 'Terms',
    law: 'What the law requires us to tell you',
    company: 'Who we are',
    license: 'License: {license}',
    insurance: 'Insurance: {insurance}',
    paper: 'Download PDF',
    accept: 'Accept',
    name: 'Your name',
    /** The box beside the name. {version?}: of the quote. */
    consent: 'I accept version {version?} of this quote for {total}, with its terms.',
    button: 'Accept for {total}',
    decline: 'Not this time',
    reason: 'Reason',
    declineButton: 'Decline the quote',
    /** {name}: as typed. */
    accepted: 'Accepted by {name} on {day}: {total}',
    /** {host}: the site of the page for payments. */
    pay: 'Pay the deposit at {host}',
    check: 'The deposit is due as a check on the first day.',
    problems: {
      name: 'Please type your name.',
      consent: 'Please check the box if you accept.',
      changed: 'The choice has changed. Please check the total, and accept again.',
      done: 'This is no longer possible. Here is how things are now.',
      tooMany: 'Too many answers came from your connection. Please wait ten minutes.',
    },
  },
  /**
   * The PDF of a quote, where it differs from the page. {reference}: the number of the quote; {version}: 1 for the first one that was sent; {work}: its
   * title; {rate}: a percentage, such as "8.25%"; {day}: the day and time of the acceptance; {hash}: the beginning of
   * the fingerprint of the accepted version; {address}: the company's page for payments.
   */
  paper: {
    title: 'Quote {reference}: {work}',
    kind: 'Quote',
    acceptedKind: 'Accepted quote',
    customer: 'Prepared for',
    reference: 'Quote number',
    version: '{reference}, version {version}',
    sent: 'Date',
    validUntil: 'Valid until',
    lines: {
      work: 'The work',
      always: 'In every option',
      optional: 'Optional, not in the total',
      chosen: 'Optional, chosen',
      text: 'Description',
      quantity: 'Quantity',
      unit: 'Unit',
      rate: 'Rate',
      amount: 'Amount',
    },
    totals: 'Totals',
    paymentPage: 'Pay the deposit online: {address}',
    /** Beside a code with the address of the quote. */
    online: 'Online',
    scan: 'Point the camera of your phone at the code to read and accept this quote, or type this address:',
    acceptance: 'Acceptance',
    acceptedBy: 'Accepted on {day}',
    fingerprint: 'Version {version}, SHA-256 {hash}',
    /** {page}: the number of this sheet; {pages}: of all sheets. */
    pages: 'Page {page} of {pages}',
  },
  /** A few questions; the replies are in “Answers to ZIP code, year, urgency”. */
  questions: {
    title: 'Questions that help',
    hint: 'Answer the ones you can. We read your answers along with your message.',
    button: 'Add these answers',
    kept: 'Your answers are with your request.',
    empty: 'Please answer one of the questions first.',
  },
  /**
   * Why a file was not added. {name}: the visitor's file name; {sentence}: one of the others; {reference?}: the
   * request's number; {photos}, {plans?} and {megabytes?} as above.
   */
  problems: {
    file: '{name}: {sentence}',
    nothing: 'Please choose a file first.',
    empty: 'This file is empty.',
    tooLarge:
      'This file is larger than {megabytes?} MB. Please send a smaller one, or e-mail it to {email} with the number {reference?}.',
    unsupported:
      'This is not a picture, a video or a PDF. Please e-mail it to {email} with the number {reference?}.',
    damaged:
      'A large part of this file is missing. Please add it again, or e-mail it to {email} with the number {reference?}.',
    tooManyPixels:
      'This picture has too many pixels. Please add it in a smaller size, or e-mail it to {email} with the number {reference?}.',
    enoughPhotos:
      'Your request already has {photos?} photos. Please e-mail more to {email} with the number {reference?}.',
    enoughPlans:
      'Your request already has {plans?} PDFs. Please e-mail more to {email} with the number {reference?}.',
    full: 'We cannot take more files here right now. Please e-mail them to {email} with the number {reference?}.',
    busy: 'Many files are coming in right now. Please try again in a minute.',
    tooMany:
      'Too many files came from your connection. Please wait ten minutes, or e-mail them to {email} with the number {reference?}.',
    notStored:
      'We could not store this file. Please try again, or e-mail it to {email} with the number {reference?}.',
  },
  /** Shown next to each file in browsers with a script. {percent}: for example 40. */
  progress: {
    preparing: 'Getting ready',
    sending: 'Sending, {percent}%',
    checking: 'Checking',
    done: 'Added',
    failed: 'The connection dropped before this file was added.',
    retry: 'Try again',
  },
};
