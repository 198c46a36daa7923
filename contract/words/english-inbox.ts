/** Texts of the inbox at /inbox, where the company's people answer requests. Visitors never see them. */
export const inboxWords = {
  page: {
    tab: 'Inbox',
    skip: 'Skip to the content',
    /** {company}: its name. */
    title: 'Inbox of {company}',
    menu: 'Inbox',
  },
  menu: {
    list: 'Requests',
    numbers: 'Numbers',
    notice: 'Notice',
    people: 'People',
    devices: 'Devices',
  },
  signIn: {
    lead: 'Type your e-mail address, and a code comes by mail.',
    email: 'E-mail address',
    button: 'Send me a code',
  },
  code: {
    title: 'Your code',
    lead: 'If the address belongs to the inbox, a mail with six digits is on its way. The code works for ten minutes.',
    /** Without a mail server. */
    mailOff: 'This server has no mail server yet (SMTP_URL), so no code can come.',
    label: 'Code of six digits',
    button: 'Sign in',
    again: 'Send another code',
  },
  /** Errors about an address, a code or a form. */
  problems: {
    noAddress: 'This is no e-mail address. Please check it.',
    wrongCode: 'This is not the code, or it is too old. Please check the mail, or ask for another code.',
    tooMany: 'Many codes were asked for or tried. Please wait, and try again later.',
    known: 'This address has an inbox already.',
    named: 'The settings of the server name this address (MAIL_TO), so it stays an owner.',
    changed:
      'Somebody changed this request while you had it open; the history below says how. Nothing of yours was saved. Check it and send it again.',
    empty: 'Please write something first.',
    tooLong: 'This is too long. Please shorten it.',
    noReason: 'Please say why it was lost.',
    noDay: 'Please choose a day after today.',
    noText: 'Write a notice of at most 300 characters.',
    noEnd: 'Say until when; the notice goes by itself then.',
    noLink:
      'A link needs words of at most 60 characters, and a page (/contact), a number (tel:+1…) or an address (https://…).',
    noPerson: 'This person has left the inbox. Please choose somebody else.',
  },
  shelves: {
    label: 'Which requests',
    open: 'Open',
    mine: 'Mine',
    waiting: 'Waiting',
    done: 'Done',
    spam: 'Spam',
  },
  list: {
    title: 'Requests',
    find: 'Name, number, reference',
    findButton: 'Find',
    /** {query}: the search. */
    found: 'Found for “{query}”',
    showAll: 'Show all open requests',
    overdue: 'Overdue',
    today: 'Today',
    later: 'Later',
    rest: 'No date',
    empty: 'No requests here.',
    notFound: 'No request matches.',
    next: 'More requests',
    /** For owners. */
    export: 'All requests as a table (CSV)',
    /** {time}: the time if it is today, otherwise with the day. */
    actBy: 'Answer by {time}',
    late: 'Answer was due {time}',
    /** For a snoozed request. */
    snoozed: 'Put off until {time}',
    bidDue: 'Bids due {time}',
    photos: { one: '{count} photograph', other: '{count} photographs' },
    unread: 'Unread',
    /** {name}: the person the request is assigned to. */
    assignee: 'For {name}',
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
    photos: 'Photographs',
    /** {number}: the photograph's number. */
    photo: 'Photograph {number}',
    plans: 'Plans',
    /** {size}: for example "420 kB". The PDF is unchanged, as a stranger sent it. */
    plan: 'Plans (PDF), {size?}. Open it as you would open an attachment from a stranger.',
    /** {name}; {ago}: for example "2 min. ago". */
    reader: '{name} opened this {ago}.',
    /** {judgement}: the reasons, with points. */
    doubt: 'This may be spam: {judgement}.',
    notSpam: 'It is not spam',
    erase: 'Erase this request',
    eraseText:
      'Words, photographs, notes and history go for good. Backups keep them until they are replaced.',
    eraseButton: 'Erase it for good',
  },
  state: {
    title: 'Next step',
    status: 'Status',
    reason: 'Why, if it was lost',
    assignee: 'Who does it',
    nobody: 'Nobody yet',
    snooze: 'Not before',
    button: 'Save',
  },
  note: {
    title: 'Note',
    label: 'Note for the team',
    button: 'Add the note',
  },
  answer: {
    title: 'Answer by e-mail',
    choose: 'Begin with',
    label: 'Your answer',
    /** {address}: the visitor's; {own}: yours, for replies. */
    hint: 'Goes to {address}. A reply comes to your mailbox, {own}.',
    button: 'Send the answer',
  },
  /**
   * Five answers to start from; each can be edited before it is sent. {name}: the visitor; {about?}: the subject of the
   * request; {person}: who answers.
   */
  canned: {
    missed: {
      label: 'I called',
      text: 'Hello {name},\n\nI called you about your request ({about?}) and did not reach you. When is a good time to call? You reach us at {phone}.\n\n{person}\n{company}',
    },
    visit: {
      label: 'Set a visit',
      text: 'Hello {name},\n\nthank you for your request ({about?}). We would like to look at it before we name a price. Which day suits you this week or next, and is the morning or the afternoon better?\n\n{person}\n{company}, {phone}',
    },
    photos: {
      label: 'Ask for photographs',
      text: 'Hello {name},\n\nthank you for your request ({about?}). A few photographs would help: one of the whole room or wall, and one of each spot that worries you. Please reply to this e-mail with them.\n\n{person}\n{company}, {phone}',
    },
    quote: {
      label: 'Quote is ready',
      text: 'Hello {name},\n\nyour quote for {about?} is ready. It is attached to a second e-mail. Please call {phone} with any question.\n\n{person}\n{company}',
    },
    decline: {
      label: 'Not for us',
      text: 'Hello {name},\n\nthank you for your request ({about?}). We do not do this kind of work, so we cannot help you with it. We wish you luck with the project.\n\n{person}\n{company}',
    },
  },
  history: {
    title: 'History',
    /** The author, if it was no person of the inbox. */
    link: 'Link of a mail',
    terminal: 'Command line',
    visitor: 'Visitor',
    program: 'Website',
    received: 'Sent the request',
    correction: 'Added to the request',
    /** {name}: the file's name. */
    file: 'Added {name}',
    /** {status}: one of the statuses. */
    status: 'Status: {status}',
    assigned: 'For {name}',
    unassigned: 'For nobody',
    /** {day}. */
    snoozed: 'Not before {day}',
    woken: 'No longer put off',
    note: 'Note',
    answer: 'Answered by e-mail',
    opened: 'Opened it',
    notSpam: 'Said that it is not spam',
    /** For an e-mail sent from the inbox. */
    pending: 'The e-mail waits to be sent.',
    sent: 'The e-mail was sent.',
    /** {error}: the mail server's answer. */
    dead: 'The e-mail could not be delivered: {error}',
    /** Another mail about the request; {address}: its recipient. */
    mail: 'Mail to {address}',
  },
  people: {
    title: 'People',
    lead: 'Owners see everything and manage people. The office sees all requests. The crew sees what is assigned to them.',
    name: 'Name',
    email: 'E-mail address',
    role: 'Role',
    roles: { owner: 'Owner', office: 'Office', crew: 'Crew' },
    save: 'Save',
    remove: 'Remove',
    add: 'Add a person',
    addButton: 'Add',
  },
  devices: {
    title: 'Devices',
    lead: 'Where you are signed in. Sign out a device that you have lost.',
    /** {time}: the last use. */
    seen: 'Last used {time}',
    current: 'This device',
    signOut: 'Sign out',
  },
  /** Push messages to the team's phones. */
  push: {
    heading: 'Messages on this device',
    lead: 'This device says so when a request comes: what is asked for, the town and the reference, never a name. Nights are quiet, unless water comes in.',
    /** Shown in browsers that do not support push messages. */
    unsupported:
      'This browser cannot show messages. On an iPhone or iPad, add the inbox to the home screen first (Share, then “Add to Home Screen”), and open it from there.',
    turnOn: 'Turn on messages',
    turnOff: 'Turn off messages',
    test: 'Send me a test',
    sent: 'The test is on its way. It should be here within a few seconds.',
    refused: 'The test was refused. Turn messages off and on again.',
    /** {time}: when the browser last confirmed a message. */
    arrived: 'The last message came {time}.',
    never: 'No message has come here yet.',
    blocked: 'The browser forbids messages for this address. Allow them in its settings for this site.',
  },
  numbers: {
    title: 'Numbers',
    /** {kept}, {promised}: numbers of calls. */
    answered: 'Of {promised} calls promised for the last seven days, {kept} came in time.',
    noPromise: 'No call was promised for the last seven days.',
    off: 'Visits are not counted: the site was built without COUNTS=on.',
    byMonth: 'By month',
    bySource: 'By source, twelve months',
    byPage: 'By page, twelve months',
    name: 'Name',
    visits: 'Visits',
    views: 'Views',
    requests: 'Requests',
    quotes: 'Quotes',
    won: 'Won',
    file: 'All numbers as a file (CSV)',
  },
  notice: {
    title: 'Notice on every page',
    /** {author}: who wrote it. */
    current: 'Every page shows this notice now, by {author}.',
    none: 'Pages show no notice. A storm, a holiday, a phone that is down: write it here, and every page says it at once.',
    text: 'Notice',
    until: 'Until',
    linkLabel: 'Words of a link, if it has one',
    linkAddress: 'Where the link leads: a page such as /contact, tel:+1…, or https://…',
    show: 'Show it on every page',
    remove: 'Take it down',
  },
  trouble: {
    title: 'That did not work',
    notFound: 'There is nothing here for you.',
    foreignForm:
      'This form is not from this inbox, or you have signed in again since. Go back and load the page again.',
    offline:
      'There is no connection. Requests come in all the same; load the page again when you are online.',
    down: 'The database does not answer. Requests of visitors are kept all the same. Please try again in a minute.',
    /** Above words that could not be stored. */
    typed: 'Your words were not stored. Copy them:',
    /** Above requests that are not yet in the database. */
    spool: 'Waiting on this server until the database answers',
    spoolEmpty: 'No request waits on this server.',
    home: 'To the requests',
  },
};
