/** Texts of the inbox at /inbox, where the company's people answer requests. Visitors never see them. */
export const inboxWords = {
  page: {
    tab: 'Inbox',
    skip: 'Skip to the content',
    /** {company}: its name. */
    title: 'Inbox of {company}',
    menu: 'Inbox',
    /** {time}: for example "9:10 AM". */
    stalled:
      'E-mails have been waiting since {time} because the mail server is not accepting them. They will go out on their own once it does. Requests still come in as usual.',
    /** No mail server is set. */
    unsent:
      'E-mails have been waiting since {time}, because sending e-mail is not set up yet. Whoever set up the website can do it (SMTP_URL). Requests come in as usual.',
  },
  menu: {
    list: 'Requests',
    site: 'Site',
    online: 'Online',
    numbers: 'Numbers',
    people: 'People',
    devices: 'Devices',
  },
  begin: {
    title: 'Your own site',
    lead: 'The pages that you see now are a demonstration. This makes a site of your own beside it, and you its owner.',
    name: 'Your name',
    email: 'E-mail address of the company',
    emailText: 'You sign in with it, and requests from the site go there.',
    button: 'Make my site',
  },
  signIn: {
    lead: 'Enter your e-mail address to get a code by e-mail.',
    email: 'E-mail address',
    button: 'Send me a code',
    haveCode: 'I have a code',
  },
  code: {
    title: 'Your code',
    lead: 'If you asked for a code and your address has access, it is on its way. It works for half an hour, in this browser.',
    slow: 'The first e-mail to an address can take ten minutes, because some mail servers make new senders wait. Every code you asked for here works until it expires, not just the newest one.',
    /** Shown if the server has no mail server. */
    mailOff: 'This server cannot send e-mail yet (SMTP_URL is not set), so you will not get a code.',
    label: 'Code',
    button: 'Sign in',
    again: 'Send another code, or use another address',
  },
  /** Photos that the team adds to a request. */
  teamPhotos: {
    title: 'Photos of the job',
    /** The link to them on a request. */
    link: { one: '{count} photo of the job', other: '{count} photos of the job' },
    none: 'Add photos of the job',
    choose: 'From the camera or the library, many at once. Place and camera data are removed.',
    add: 'Add the photos',
    added: {
      one: '{count} photo is added. Nobody outside the company sees it yet.',
      other: '{count} photos are added. Nobody outside the company sees them yet.',
    },
    waiting: 'Not on the site',
    used: 'On the site',
    photo: 'Photo {number} of the job',
    use: 'Put them on a project’s page',
    useButton: 'Put the chosen photos on the page',
    /** On the screen “Site”. {reference}: of a request. */
    waitingAt: {
      one: '{count} photo of {reference} is not on the site.',
      other: '{count} photos of {reference} are not on the site.',
    },
  },
  /** Before the first change of the site from a device. */
  confirm: {
    title: 'Confirm this device',
    lead: 'You have not changed the site from this device yet, so we ask once for a new code.',
    /** {address}: of the person. */
    sent: 'A six-digit code is on its way to {address}. It works for half an hour.',
    mailOff: 'This server cannot send e-mail. An owner can show you a code under People.',
    kept: 'Nothing you typed is lost: it is saved when you enter the code.',
    /** The button before a code is sent. */
    send: 'Send me a code',
    button: 'Confirm and save',
    again: 'Send another code',
  },
  /** Errors about an address, a code or a form. */
  problems: {
    noAddress: 'Please enter a complete e-mail address.',
    noFolder:
      'The folder content/ cannot be written. The log of the server has the reason: correct it, and try again.',
    wrongCode:
      'That code is wrong or has expired, or you asked for it in another browser. Check the newest e-mail, or ask for another code.',
    tooMany:
      'Too many codes were requested or tried. Codes already in your mailbox still work for half an hour. An owner can also show you a code under People.',
    known: 'This address already has access.',
    named: 'MAIL_TO on the server names this address, so it stays an owner.',
    changed:
      'Someone changed this request while you had it open; see the history below. Your change was not saved. Check it and send it again.',
    readOnly:
      'Nothing can be saved right now, because the database is not accepting changes. You can still read requests and call people.',
    notSaved:
      'The database is not accepting changes right now, so this was not saved. Please send it again in a minute.',
    withdrawn:
      'The visitor has since withdrawn this request, and the website told them that nobody will contact them. Your answer was not sent.',
    empty: 'Please write something first.',
    tooLong: 'This is too long. Please shorten it.',
    noName: 'Please enter a name of up to 100 characters.',
    longPhone: 'Please shorten the phone number to 200 characters.',
    noReason: 'Please say why it was lost.',
    noVisitReason: 'Please write a reason. The visitor reads it.',
    noVisitTime: 'Please choose a time first.',
    taken: 'This time is no longer free. Please choose another one.',
    visitChanged: 'The visit has changed by now. Here is how it is.',
    noCalendarAnswer:
      'This file has no answer to the invitation of this visit. Choose the calendar file (.ics), or the e-mail as a file (.eml).',
    oldAnswer: 'This is an answer to an earlier invitation. Nothing has changed.',
    noDay: 'Please choose a day after today.',
    noText: 'Please write a notice of up to 300 characters.',
    noEnd: 'Choose when the notice ends. It disappears on its own.',
    noLink:
      'The link address is not a phone number, an e-mail address, a page of this site or another website. Check it, or leave it empty.',
    noLinkLabel: 'Enter a link text of up to 60 characters.',
    noFirstDay: 'Choose the first day the office is closed, such as 12/24/2026.',
    noLastDay:
      'Choose a last day that is today or later, not before the first day, and at most a year after it.',
    noTime: 'Enter a time such as 12:00 PM. On a single day, the office must close before it opens again.',
    longReason: 'Shorten the reason to 200 characters.',
    noPerson: 'That person no longer has access. Please choose someone else.',
  },
  shelves: {
    label: 'Filter requests',
    open: 'Open',
    mine: 'Mine',
    waiting: 'Waiting',
    done: 'Done',
    spam: 'Spam',
  },
  list: {
    /** The link to the visits, if visitors can choose times. */
    visits: 'Visits today and this week',
    title: 'Requests',
    find: 'Name, phone or reference',
    findButton: 'Find',
    /** {query}: the search. */
    found: 'Results for “{query}”',
    overdue: 'Overdue',
    today: 'Today',
    later: 'Later',
    rest: 'No date',
    empty: 'No requests here.',
    notFound: 'No request matches.',
    next: 'More requests',
    /** Only owners see it. */
    export: 'Downloads',
    /** {time}: the time if it is today, otherwise with the day. */
    actBy: 'Answer by {time}',
    late: 'Answer was due {time}',
    /** Shown on a snoozed request. */
    snoozed: 'Snoozed until {time}',
    bidDue: 'Bids due {time}',
    photos: { one: '{count} photo', other: '{count} photos' },
    unread: 'Unread',
    /** {name}: the person it is assigned to. */
    assignee: 'For {name}',
    /** Replaces the deadline while the filter suspects spam. */
    doubt: 'May be spam',
    tries: { one: 'Tried {count} time, no answer', other: 'Tried {count} times, no answer' },
    fromSender: { one: '{count} request from this person', other: '{count} requests from this person' },
  },
  statuses: {
    new: 'New',
    contacted: 'Contacted',
    'visit-set': 'Visit set',
    quoted: 'Quoted',
    won: 'Won',
    lost: 'Lost',
    'not-a-fit': 'Not a fit',
    spam: 'Spam',
    withdrawn: 'Withdrawn',
  },
  request: {
    back: 'All requests',
    /** {request}: such as "Service request"; {reference}; {time}: when it arrived. */
    lead: '{request}, {reference}, received {time}',
    call: 'Call',
    text: 'Text',
    mail: 'E-mail',
    map: 'Open the map',
    fields: 'What they wrote',
    /** {sentences}: the website's replies to their answers. */
    told: 'The website told them: {sentences}',
    material: 'Takeoff',
    takeoff: 'Open this takeoff',
    photos: 'Photos',
    /** {number}: the photo's number. */
    photo: 'Photo {number}',
    plans: 'Plans',
    /** {size}: for example "420 kB"; {format}: for example "HEIC". These files are as a stranger sent them. */
    plan: 'Plans (PDF), {size?}. Open it with care, like any attachment from a stranger.',
    original:
      'Picture or film {number} ({format}), {size?}. Open it with care, like any attachment from a stranger.',
    /** After the name of a file whose end is missing or odd. */
    doubtful: 'It may be damaged.',
    /** {name}; {ago}: for example "2 min. ago". */
    reader: '{name} opened this {ago}.',
    /** {judgement}: the reasons, with points. */
    doubt: 'This may be spam: {judgement}.',
    notSpam: 'Not spam',
    spam: 'Spam',
    withdrawn: 'The visitor has withdrawn this request.',
    /** {address}: of the visitor. A link to the form for corrections follows. */
    undeliverable: 'An e-mail to {address} could not be delivered. Call to ask for the right address.',
    related: 'More from this phone number or e-mail',
    /** {name}: the sender; {request}: such as "Service request"; {status}; {time}: when it arrived. */
    other: '{name}, {request}, {time} ({status})',
    erase: 'Erase this request',
    eraseText:
      'This deletes the words, photos, notes and history for good. Backups keep them until they expire.',
    eraseButton: 'Erase for good',
  },
  /** The form for a mistyped name, address or number. */
  contact: {
    title: 'Correct name, e-mail or phone',
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    button: 'Save',
    saved: 'Saved. Mails, downloads and search use it from now on.',
  },
  state: {
    title: 'Next step',
    status: 'Status',
    reason: 'Reason, if lost',
    assignee: 'Assigned to',
    nobody: 'Nobody yet',
    snooze: 'Snooze until',
    button: 'Save',
    saved: 'Saved.',
  },
  note: {
    title: 'Note',
    label: 'Note for the team',
    button: 'Add note',
    saved: 'Note added. The history shows it.',
  },
  /** The visits of today and of the next days. */
  visits: {
    title: 'Visits',
    off: 'Visitors cannot choose a time yet. Turn this on in Site, under Visits.',
    none: 'No visits in the next days.',
    asked: 'Not confirmed yet',
    /** Opens the phone's own messages, with the text of Mails. */
    onOurWay: 'Text: on our way',
    calendars: 'Your calendars',
    calendarsText:
      'Visitors can only choose times that are free in your calendars. The website reads busy times, no titles and no places. In Google Calendar the address is “Secret address in iCal format”; Outlook and iCloud call it a published calendar.',
    goes: 'I go on visits',
    address: 'Address of a calendar',
    save: 'Save',
    remove: 'Remove',
    /** {time}: of the last success. */
    read: 'Read {time}',
    readNow: 'Read my calendars now',
    stale:
      'Not read within the last hour. Until it works again, visitors cannot choose a time with you, and are asked for three times that suit them.',
    /** {names}: of people who go on visits. */
    unknownGoers:
      'No fresh calendar of {names} within the last hour, so visitors cannot choose a time with them.',
    /** {names}: names of time zones in the calendar. */
    unknownZones: 'Nobody knows these time zones, so their times count as yours: {names}.',
    feed: 'Your visits in your calendar',
    feedText:
      'Subscribe to this address, and your visits appear in your calendar, with due bids and the ends of snoozes. Use either this address or the invitations by e-mail, because some calendars show both. Nobody else should know the address.',
    makeFeed: 'Make an address',
    renewFeed: 'Make a new address, and end this one',
  },
  visit: {
    title: 'Visit',
    saved: 'Saved. The visitor gets an e-mail.',
    /** {time}: the arrival window; {person?}: who goes, if it is one person. */
    states: {
      none: 'No time is set.',
      held: 'The visitor is looking at {time}.',
      asked: 'Asked for: {time}. {person?}',
      confirmed: '{time}. {person?}',
      kept: 'Took place: {time}. {person?}',
      'no-show': 'Nobody was there: {time}. {person?}',
      canceled: 'Canceled: {time}.',
    },
    confirm: 'Confirm this time',
    set: 'Time for a visit',
    setButton: 'Set this time',
    move: 'Another time',
    moveButton: 'Move the visit',
    choose: 'Choose a time',
    cancel: 'Cancel the visit',
    /** The visitor reads it. */
    reason: 'Reason, for the visitor',
    kept: 'It took place',
    noShow: 'Nobody was there',
    /** A file that a calendar sent back to the office's address. */
    answer: 'Answer from a calendar, as a file or a saved e-mail',
    answerButton: 'Read the answer',
    answered: 'The answer is recorded in the history.',
    /** The calendars of everybody who goes are out of date. */
    unknown: 'No calendar could be read within the last hour, so free times are unknown.',
  },
  /** A job that was won. */
  job: {
    title: 'Job',
    noProfile: 'Nobody is asked for a review, because Company has no “Address of your profile for reviews”.',
    /** {profile}: the address of your profile. */
    ask: 'When the job is finished, the customer is asked once for a review at {profile}, and reminded once after a week. Every customer is asked.',
    finish: 'The job is finished',
    finishMail: 'Finished: ask by e-mail',
    finishText: 'Finished: ask by text message',
    text: 'Open the text message',
    states: {
      finished: 'The job is finished.',
      mailed: 'The job is finished, and the customer was asked for a review by e-mail.',
      texted: 'The job is finished. Send the text message from your phone.',
      reminded: 'The job is finished, and the customer was asked for a review and reminded.',
      stopped: 'The job is finished. The customer wants no more mails about a review.',
    },
  },
  /** A written quote. {version}: from 1. */
  quote: {
    title: 'Quote',
    /** {name}: of the customer. */
    for: 'Quote for {name}',
    back: 'Back to the request',
    none: 'Write a quote',
    open: 'Open the quote',
    /** {day}: when it was sent. */
    states: {
      draft: 'Not sent yet.',
      sent: 'Version {version} was sent on {day}.',
      viewed: 'The customer has opened version {version}, sent on {day}.',
      accepted: 'The customer has accepted version {version}.',
      declined: 'The customer has declined version {version}.',
      expired: 'Version {version} has expired.',
      replaced: 'Version {version} was replaced.',
      withdrawn: 'Version {version} is withdrawn.',
    },
    /** {version}: of the file and of the page. */
    paper: 'PDF of version {version}',
    page: 'The page of version {version}',
    work: 'The work in one line',
    line: 'Line {number}',
    text: 'What',
    quantity: 'Quantity',
    unit: 'Unit',
    rate: 'Each, $',
    part: 'Counts',
    parts: {
      always: 'always',
      optional: 'optional',
      a: 'in A',
      b: 'in B',
      c: 'in C',
    },
    more: 'More lines',
    book: 'From your prices',
    choose: 'Choose a price',
    addPrice: 'Add a line',
    addTakeoff: 'Add the lines of the takeoff',
    options: 'Names of the options',
    /** {letter}: A, B or C. */
    option: 'Option {letter}',
    discount: 'Discount in percent',
    tax: 'Tax in percent',
    deposit: 'Deposit in percent',
    validUntil: 'Valid until',
    texts: 'Texts',
    /** Leads to the sums. */
    save: 'Save and check',
    check: 'Check the quote',
    checkText:
      'Nobody has received it yet. After you send it, this version cannot change: a change is a new version.',
    change: 'Change it',
    /** {address}: of the customer. */
    send: 'Send to {address}',
    withdraw: 'Withdraw the quote',
    /** {letters}: such as "ẞ 家". */
    undrawable: 'The PDF cannot show these letters: {letters}. Write them in another way.',
    problems: {
      work: 'Write in one line what the work is.',
      noLines: 'Write at least one line.',
      /** {number}: of the line. */
      text: 'Line {number} says nothing.',
      number: 'Write line {number} with digits, such as 1,240.5 and 2.75.',
      options: 'Options need at least two: lines are in one only.',
      percent: 'Write percents with digits, from 0 to 100.',
      day: 'Choose a last day within the next 60 days.',
      changed: 'Somebody else changed this quote, or the customer has answered. Check it, and save again.',
    },
  },
  answer: {
    title: 'Answer by e-mail',
    choose: 'Start with',
    label: 'Your answer',
    /** {address}: of the visitor; {own}: of the person who answers. */
    hint: 'Goes to {address}. Replies come to your mailbox, {own}.',
    button: 'Send answer',
    saved: 'Your answer is on its way. The history shows when the mail server accepts it.',
  },
  /**
   * Answers to start with; each can be edited before it is sent. {name}: the visitor's first name, if it is clear;
   * {about?}: the service or the project, without its parentheses if there is none; {person}: who answers.
   */
  canned: {
    missed: {
      label: 'Could not reach you',
      text: 'Hello {name},\n\nI called about your request ({about?}) but could not reach you. When is a good time to call? You can also reach us at {phone}.\n\n{person}\n{company}',
    },
    visit: {
      label: 'Set a visit',
      text: 'Hello {name},\n\nThank you for your request ({about?}). We would like to see the job before we give you a price. Which day works for you this week or next, and is morning or afternoon better?\n\n{person}\n{company}, {phone}',
    },
    /** Only if the visitor proposed times for a visit. {times}: one on each line. */
    times: {
      label: 'Confirm a visit',
      text: 'Hello {name},\n\nThank you for your request ({about?}). You suggested these times for a visit:\n\n{times}\n\nWe will come at the first one. If it no longer works for you, please call {phone}.\n\n{person}\n{company}',
    },
    photos: {
      label: 'Ask for photos',
      text: 'Hello {name},\n\nThank you for your request ({about?}). A few photos would help: one of the whole room or wall, and one of each problem spot. Please reply to this e-mail with them.\n\n{person}\n{company}, {phone}',
    },
    quote: {
      label: 'Quote is ready',
      text: 'Hello {name},\n\nYour quote ({about?}) is ready. It comes in a separate e-mail. Please call {phone} with any questions.\n\n{person}\n{company}',
    },
    decline: {
      label: 'Not for us',
      text: 'Hello {name},\n\nThank you for your request ({about?}). We do not do this kind of work, so we cannot help with this one. Good luck with your project.\n\n{person}\n{company}',
    },
  },
  /** The same answers to somebody who wrote in Spanish. */
  spanish: {
    label: 'In Spanish',
    missed: {
      label: 'No pudimos comunicarnos',
      text: 'Hola, {name}:\n\nLe llamé por su solicitud ({about?}), pero no pude comunicarme con usted. ¿A qué hora le conviene que le llame? También puede llamarnos al {phone}.\n\n{person}\n{company}',
    },
    visit: {
      label: 'Proponer una visita',
      text: 'Hola, {name}:\n\nGracias por su solicitud ({about?}). Nos gustaría ver el trabajo antes de darle un precio. ¿Qué día de esta semana o de la próxima le conviene? ¿Prefiere por la mañana o por la tarde?\n\n{person}\n{company}, {phone}',
    },
    times: {
      label: 'Confirmar una visita',
      text: 'Hola, {name}:\n\nGracias por su solicitud ({about?}). Usted propuso estos horarios para una visita:\n\n{times}\n\nIremos en el primero. Si ya no le conviene, por favor llame al {phone}.\n\n{person}\n{company}',
    },
    photos: {
      label: 'Pedir fotos',
      text: 'Hola, {name}:\n\nGracias por su solicitud ({about?}). Unas fotos nos ayudarían: una de todo el cuarto o de toda la pared, y una de cada daño. Por favor, responda a este correo con ellas.\n\n{person}\n{company}, {phone}',
    },
    quote: {
      label: 'Presupuesto listo',
      text: 'Hola, {name}:\n\nSu presupuesto ({about?}) está listo. Le llega en otro correo. Si tiene preguntas, por favor llame al {phone}.\n\n{person}\n{company}',
    },
    decline: {
      label: 'No es para nosotros',
      text: 'Hola, {name}:\n\nGracias por su solicitud ({about?}). No hacemos este tipo de trabajo, así que esta vez no podemos ayudarle. Le deseamos mucho éxito con su proyecto.\n\n{person}\n{company}',
    },
  },
  history: {
    title: 'History',
    /** The author of events that nobody in the inbox caused. */
    link: 'Link in a mail',
    terminal: 'Command line',
    visitor: 'Visitor',
    program: 'Website',
    received: 'Sent the request',
    correction: 'Added to the request',
    /** {name}: the file's name. */
    file: 'Added {name}',
    /** {status}: one of the statuses. */
    status: 'Status: {status}',
    assigned: 'Assigned to {name}',
    unassigned: 'Unassigned',
    /** {day}. */
    snoozed: 'Snoozed until {day}',
    woken: 'Snooze ended',
    note: 'Note',
    answer: 'Answered by e-mail',
    opened: 'Opened it',
    tried: 'Could not reach them; the call is still due',
    notSpam: 'Marked as not spam',
    /** {time}: the arrival window. */
    visit: {
      asked: 'Visit asked for: {time}',
      confirmed: 'Visit: {time}',
      canceled: 'Visit canceled: {time}',
      kept: 'The visit took place: {time}',
      'no-show': 'Nobody was there: {time}',
      home: 'Somebody will be home: {time}',
      accepted: 'Accepted in a calendar: {time}',
      declined: 'Declined in a calendar: {time}',
      tentative: 'Accepted in a calendar, not for certain: {time}',
      counter: 'Another time proposed in a calendar: {time}',
    },
    job: {
      finished: 'Job finished',
      mailed: 'Asked for a review by e-mail',
      texted: 'Asked for a review by text message',
      reminded: 'Reminded of the review',
      stopped: 'Wants no more mails about a review',
    },
    /** {version}: of the quote. */
    quote: {
      sent: 'Quote sent, version {version}',
      viewed: 'Quote opened, version {version}',
      nudge: 'Asked about the quote, version {version}',
      accepted: 'Quote accepted, version {version}',
      declined: 'Quote declined, version {version}',
      withdrawn: 'Quote withdrawn, version {version}',
    },
    /** A corrected field, above its earlier value. */
    contact: {
      name: 'Corrected the name. It was:',
      email: 'Corrected the e-mail address. It was:',
      phone: 'Corrected the phone number. It was:',
    },
    newPhone: 'Added a phone number',
    /** Delivery states of an answer sent from the inbox. */
    pending: 'The e-mail is waiting to be sent.',
    sent: 'The mail server has accepted it. If it bounces, the bounce message goes to you, or to the address the site sends from.',
    /** {error}: the mail server's answer. */
    dead: 'The e-mail could not be delivered: {error}',
    /** Another mail about the request; {address}: its recipient. */
    mail: 'Mail to {address}',
  },
  people: {
    title: 'People',
    /** The link to the person's own devices. */
    devices: 'Your devices, and signing out',
    lead: 'Owners see everything, manage people and put the site online. The office sees all requests and changes the site. The crew sees only what is assigned to them. The box below lets a person of any role change the site and put it online.',
    name: 'Name',
    email: 'E-mail address',
    role: 'Role',
    roles: { owner: 'Owner', office: 'Office', crew: 'Crew' },
    editsSite: 'May change the site and put it online',
    save: 'Save',
    /** {name}: the person. */
    remove: 'Remove {name}',
    removeText: 'This signs {name} out on every device and stops their e-mails.',
    heir: { one: '{count} open request goes to', other: '{count} open requests go to' },
    nobody: 'Nobody yet',
    removeButton: 'Remove',
    removed: '{name} was removed.',
    /** {name}: the person whose e-mail does not arrive. */
    showCode: 'Show a sign-in code for {name}',
    /** {code}: twelve digits; {address}: the page where they are entered. */
    code: 'Code for {name}: {code}. It works once, for half an hour, at {address}.',
    add: 'Add a person',
    addButton: 'Add',
  },
  devices: {
    title: 'Devices',
    lead: 'You are signed in on these devices. Sign out any device you have lost.',
    /** {time}: when it was last used. */
    seen: 'Last used {time}',
    current: 'This device',
    signOut: 'Sign out',
    /** Only if the program has several languages: that of your screens and mails. */
    language: 'Language of your inbox and mails',
    save: 'Save',
  },
  /** The devices that changed the site. */
  sessions: {
    title: 'Changes by device',
    lead: 'Choose a lost or stolen device to sign it out and undo everything it changed on the site.',
    none: 'No device has changed the site.',
    /** {author}: the person; {device}: a browser and its machine. */
    device: '{author}, {device}',
    /** {files}: such as "3 files"; {time}: such as "2 hr. ago". */
    last: '{files}, last change {time}',
    files: { one: '{count} file', other: '{count} files' },
    back: 'Goes back to the version before this device',
    wentBack: 'Back to the version before this device',
    kept: 'Stays, because somebody else changed it since',
    nothing: 'No change of this device is left to undo.',
    button: 'Sign the device out and undo its changes',
    done: 'The device is signed out, and its changes are undone. Visitors see it once the site is put online.',
  },
  /** The earlier texts of a page, and who wrote them. */
  versions: {
    /** {file}: its name, such as "About". */
    title: 'Versions of “{file}”',
    link: 'Earlier versions',
    none: 'There is no earlier version. Each save keeps the previous text here.',
    /** {time}: such as "today, 9:10 AM". */
    saved: 'Saved {time} by {author}',
    /** Nobody saved it in the office. {time}: when a save replaced it. */
    until: 'Until {time}',
    outside: 'Saved outside the office',
    present: 'The present version',
    compare: 'Compare',
    compareWith: 'Compare with',
    same: 'Both versions are the same.',
    /** A field that only one of the versions has. */
    missing: 'nothing',
    restore: 'Bring it back',
    restored: 'The earlier version is back. Visitors see it once the site is put online.',
  },
  /** Notifications on the team's phones. */
  push: {
    heading: 'Notifications on this device',
    lead: 'A notification shows what a new request is about, the town and the reference, never the person. Your phone stays quiet at night unless water is coming in.',
    /** Shown by browsers without web push. */
    unsupported:
      'This browser cannot show notifications. On an iPhone or iPad, add the inbox to the home screen first (Share, then “Add to Home Screen”), and open it from there.',
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off notifications',
    test: 'Send me a test',
    sent: 'The test is on its way. It should arrive within a few seconds.',
    refused: 'The phone service refused the test. Turn notifications off and on again.',
    /** {time}: when the browser last confirmed a notification. */
    arrived: 'The last notification came {time}.',
    never: 'This device has not received a notification yet.',
    lost: 'This phone no longer gets notifications.',
    blocked: 'The browser blocks notifications for this address. Allow them in its site settings.',
  },
  numbers: {
    title: 'Numbers',
    /** {kept}, {promised}: calls. */
    answered: 'In the last seven days, {kept} of {promised} promised calls were made on time.',
    noPromise: 'No promised calls were due in the last seven days.',
    due: { one: '{count} promised call is due.', other: '{count} promised calls are due.' },
    off: 'Visits to the site are not counted.',
    turnOn: 'Count visits to the site',
    byMonth: 'By month',
    bySource: 'By source, last twelve months',
    byPage: 'By page, last twelve months',
    month: 'Month',
    source: 'Source',
    page: 'Page',
    visits: 'Visits',
    views: 'Views',
    requests: 'Requests',
    quotes: 'Quotes',
    won: 'Won',
    jobVisits: 'Visits to the job, by month',
    planned: 'Planned',
    tookPlace: 'Took place',
    wonAfter: 'Won afterwards',
    sentQuotes: 'Written quotes, by month',
    sent: 'Sent',
    accepted: 'Accepted',
    file: 'Download all numbers (CSV)',
  },
  /** Only owners see it. */
  downloads: {
    title: 'Downloads',
    requests: 'All requests for a spreadsheet',
    requestsText:
      'One row for each request, with status, notes, source and the id of a click on an ad. Double-click the file to open it as a spreadsheet.',
    quotes: 'All quotes for a spreadsheet',
    quotesText:
      'One row for each version that was sent. Accepted ones stay for ten years, also after their request is erased.',
    sign: 'Code for a yard sign',
    signText:
      'It leads to your site, and the numbers count it as “sign”. Print it black on white, with its white edge.',
    jobber: 'Clients for Jobber',
    housecall: 'Clients for Housecall Pro',
    contacts: 'Contacts for a phone',
    clientsText:
      'Everyone who sent a request, minus spam. A client is one person with one phone number and one address: two people who share a mailbox are two clients, and a second house gets a second row.',
    contactsText:
      'One card for each person, with all numbers and addresses. Import it again whenever you like: a phone recognizes people by their cards.',
    backup: 'A backup of everything',
    backupText:
      'Requests with photos and plans, notes, people and history, for “npm run leads -- restore”. Keep it as safe as the inbox, because it contains personal data. It leaves out devices and notifications.',
  },
  notice: {
    title: 'Notice on every page',
    /** {author}: who wrote it. */
    current: 'Every page shows this notice, written by {author}.',
    none: 'No notice is showing. Write one for a storm, a holiday or a phone outage, and every page shows it right away.',
    text: 'Notice',
    /** {zone}: the office's time zone. */
    until: 'Until ({zone})',
    linkLabel: 'Link text (optional)',
    linkAddress: 'Link address: a phone number, a page such as /contact, or a website',
    show: 'Show on every page',
    remove: 'Take it down',
    /** The link to the screen “Closed days”. */
    closed: 'Close the office for some days',
  },
  closed: {
    /** {days}: for example "Thursday, December 24". */
    added: 'The office is closed: {days}.',
    removed: 'The entry is removed. The office is open then.',
    lead: 'Close the office for a day, for several days or for part of a day. The site then promises no calls for that time, pages show “Closed now”, and reminders and notifications wait. Promises already made do not change.',
    notice: 'Write a notice for every page',
    firstDay: 'First day',
    fromTime: 'Closed from (optional)',
    lastDay: 'Last day, if later',
    untilTime: 'Open again at (optional)',
    reason: 'Reason (optional), for the team and for a notice',
    save: 'Close the office',
    /** Above the closures. */
    entered: 'Entered here',
    none: 'Nobody has entered days off.',
    due: {
      one: '{count} open request has an answer promised for this time. Answer it before you close.',
      other: '{count} open requests have answers promised for this time. Answer them before you close.',
    },
    /** {author}: who entered it. */
    author: 'Entered by {author}',
    remove: 'Remove',
    write: 'Write a notice about it',
    /** The proposed notice. {day}: for example "Thursday, December 24". {days}: two of them. */
    noticeOfDay: 'Our office is closed on {day}.',
    noticeOfDays: 'Our office is closed from {days}.',
    /** {from}, {to}: for example "Thursday, December 24". */
    span: '{from} to {to}',
    /** {day}: such a day. {time}: for example "12:00 PM". */
    at: '{day}, {time}',
    fromHour: '{day}, from {time}',
    untilHour: '{day}, until {time}',
    betweenHours: '{day}, {from} to {to}',
    /** Above the days off from the company’s settings. */
    yearly: 'From the company’s settings, in the next twelve months',
    noYearly: 'The company’s settings have no days off.',
  },
  site: {
    title: 'Site',
    photos: 'Photos of a project',
    photosText: 'From the camera or the library, many at once.',
    prices: 'Prices',
    pricesText: 'On the cards and pages of your services.',
    visits: 'Visits',
    visitsText: 'Visitors pick a time for your first visit.',
    quotes: 'Written quotes',
    quotesText: 'Customers accept your quotes online.',
    closed: 'Closed days',
    closedText: 'The site promises no calls on these days. Works at once.',
    firstSteps: 'First steps',
    firstStepsText: 'Name, look, phone, office, hours and licenses: the facts that every page shows.',
    firstStepsIntro:
      'These facts fill every page. Leave a field as it is if you are not sure: you can return at any time.',
    looks: 'The words and photos are from the demonstration.',
    none: 'None',
    logo: 'Logo',
    logoText: 'A PNG, SVG or JPEG file, or your initials.',
    logoFile: 'Logo file',
    logoAlone: 'The logo contains the name',
    logoLetters: 'Or one or two letters on the accent color',
    logoLettersText: 'Without a file and letters, the site draws a mark.',
    skip: 'Leave the logo as it is',
    hours: 'Office hours',
    hoursText: 'When you answer the phone. Promised calls and reminders follow them.',
    notice: 'Notice',
    noticeText: 'A sentence above every page. Works at once.',
    sentence: 'Change a text or a setting: type part of it',
    find: 'Find it',
    sentences: 'Change a text or a setting',
    nothing: 'No text or setting of the site has all these words. Try one or two of them.',
    /** The link to the whole editor. */
    all: 'Everything',
    allText: 'Every page, picture and setting of the site.',
    back: 'Back to Site',
    /** After a change. */
    saved: 'Saved. Visitors see it once the site is put online.',
    added: {
      one: '{count} photo is added. Visitors see it once the site is put online.',
      other: '{count} photos are added. Visitors see them once the site is put online.',
    },
    look: 'See the page',
    online: 'Put it online',
    noPrice: 'No price',
    newPrice: 'New price',
    /** {places}: names of pages and services. */
    priceShows: 'Visitors see it on: {places}.',
    /** {fact}: the price's name in texts, such as "{priceSmallRepair}". */
    priceShowsNowhere:
      'No page shows it yet. Type {fact} into a sentence, and visitors read the amounts there.',
    /** Below a field. {text}: its words with the facts in place of the braces. */
    shown: 'Visitors read: {text}',
    save: 'Save',
    /** After the label of an empty field. */
    optional: '(optional)',
    /** {text}: the words that somebody else saved meanwhile. */
    theirs: 'The other version: {text}',
    /** {name}: somebody else; {time}: for example "9:10 AM". */
    here: '{name} has had this open since {time}.',
    project: 'Project',
    choose: 'Photos, many at once',
    /** In browsers that send all of them together. */
    chooseMost: ', up to 40 MB together',
    alt: 'What they show',
    altText: 'For people who cannot see them. Without it, they are named after the project.',
    add: 'Add the photos',
    /** After the button's words, in browsers that cannot show which photo is on its way. */
    slow: ' (this can take some minutes)',
    /** {number}: of the photo; {count}: of all photos. */
    preparing: 'Photo {number} of {count} is being prepared …',
    sending: 'Photo {number} of {count} is on its way …',
    sent: '{number} of {count} photos are added.',
    /** {name}: the photo's. */
    lost: '{name} did not arrive. Check the connection and press the button again.',
    newProject: 'A new project',
    newTitle: 'Name of a new project',
    newKind: 'Kind of job',
    newPlace: 'Where it is, if not in your town, such as “Ladson, SC”',
    trouble: 'That did not work',
  },
  online: {
    title: 'Online',
    /** Above the list of saved changes. */
    changed: 'Saved, but not online yet',
    nothing: 'Everything that is saved is online.',
    /** The author of a change to the files that nobody made in the office. */
    outside: 'changed outside the office',
    /** {time}: for example "9:10 AM". {author}: a person of the team. */
    since: 'online since {time}',
    sinceBy: 'online since {time}, by {author}',
    publish: 'Put it online',
    anyway: 'Put it online anyway',
    back: 'Go back to the version before',
    /** {author}: the person who pressed the button. */
    running: '{author} is putting the site online. This page updates by itself.',
    runningBack: '{author} is going back to the version before. This page updates by itself.',
    done: {
      one: 'The site is online. It took {count} second.',
      other: 'The site is online. It took {count} seconds.',
    },
    wentBack: 'The version before is online again.',
    /** {fault}: the message of git. */
    noCommit: 'The site is online, but git made no commit of its content: {fault}',
    failed: 'The site is as it was, because this did not work:',
    blocked: {
      one: '{count} point should be settled first:',
      other: '{count} points should be settled first:',
    },
    others: { one: '{count} more', other: '{count} more' },
    /** {claim}: mostly a sentence of the site, in quotation marks. */
    confirm: 'Is it true? {claim}',
    /** They did not stop the last press. */
    known: {
      one: '{count} point was open the last time the site went online',
      other: '{count} points were open the last time the site went online',
    },
    toDo: 'Settle them one by one',
    /** People see it who may edit but not put online. */
    ask: 'An owner puts these changes online, or somebody an owner has chosen under People.',
  },
  trouble: {
    title: 'That did not work',
    notFound: 'There is nothing here for you.',
    foreignForm:
      'This form has expired, because you signed in again or it came from another site. Go back and reload the page.',
    offline: 'You are offline. Requests still come in. Reload the page when you are back online.',
    down: 'The database is not responding. New requests are still stored. Please try again in a minute.',
    failed: 'This could not be saved because of an error in the program. The server log has the details.',
    /** Above text that could not be saved. */
    typed: 'Your text was not saved. Copy it:',
    /** Above requests that wait outside the database. */
    spool: 'Waiting on this server until the database responds',
    spoolEmpty: 'No requests are waiting on this server.',
    home: 'Go to the requests',
  },
};
