/**
 * Texts of the mails. Queued mails use changed texts, too. Times are in the time zone of company.yaml, for example "Nov
 * 23, 2026, 9:05 AM EST".
 */
export const mailWords = {
  /** The source of visitors, if it is not a site or a campaign. */
  sources: {
    direct: 'typed or bookmarked',
    unknown: 'unknown',
    /** All sources beyond those counted by name. */
    other: 'others',
  },
  /** Push messages to the team's phones. */
  push: {
    /** A lock screen shows it above the kind of request, the town and the reference. */
    title: 'New request',
    test: 'Test: notifications arrive here.',
    /** One message for many requests that look like spam. {count}: the number of requests. */
    more: { one: '{count} more request, possibly spam', other: '{count} more requests, possibly spam' },
    /** Below the inbox's icon on a phone. */
    app: 'Inbox',
  },
  /**
   * To you, about a new lead. {request}: its kind, such as "Service request" (forms); {reference}: its number;
   * {summary}: reference, service, town and name; {time}; {page}: the page of the form; {days}: how long the links
   * work. The labels of the marks are in the answers, under "mark".
   */
  lead: {
    subject: '{summary}',
    /** The subject if the lead looks like spam. {verdict}: "suspect" or "junk". */
    doubtfulSubject: '[{verdict}] {summary}',
    doubt: 'This may be spam: {judgement}.',
    heading: '{request?} {reference}',
    /** The links are in an attachment, because your reply quotes the mail to the visitor. */
    marks:
      'What happened with it? The attached file has a link for each answer. The links work for {days?} days.',
    received: 'Received {time}.',
    receivedFrom: 'Received {time} from the page {page}.',
    /** Only a site that counts visits adds it. {source}: "google", "facebook.com", "direct"; {landing}: the first page. */
    source: 'Came from {source}; first page {landing}.',
    reply: 'A reply to this e-mail goes to the visitor.',
    /** The label of a note that the visitor added later. */
    note: 'Added {time}',
    /** The label of the link that reopens a lead's takeoff, as the visitor saw it. */
    takeoff: 'Open this takeoff',
    /** The label of the link to the request in the inbox; it works for people who are signed in. */
    inbox: 'Open it in the inbox',
    /** {sentences}: the website's replies to ZIP code, year and urgency (questions). */
    told: 'The website told the visitor: {sentences}',
    /** {reasons}: why the lead looks like spam; {count}: points. */
    judgement: {
      one: '{reasons} ({count?} point)',
      other: '{reasons} ({count?} points)',
    },
    /** {reasons}. {links}: the number of links in the message; {others}: leads from the same connection. */
    reasons: {
      honeypot: 'the hidden field was filled in (a browser may have done that)',
      noToken: 'the form was sent without JavaScript, or not from a page of this site',
      youngToken: 'the form was sent within two seconds of the first keystroke',
      forgedToken: 'the key of the form is not valid',
      links: 'it has {links?} links',
      otherSite: 'it was sent from a page of another site',
      haste: '{others?} others came from the same connection within ten minutes',
    },
  },
  /** To a person who signs in to the inbox. {code}: six digits; {time}: when it expires, in the office's time zone. */
  signIn: {
    subject: '{code} is your code for the inbox',
    code: 'Your code for the inbox of {company} is {code}. It works once, until {time}.',
    caution: 'If you did not ask for it, ignore this e-mail. Nobody can sign in without the code.',
  },
  /**
   * To a person of the team, when somebody else gives them a request. {giver}: that person; {request}: such as "Service
   * request"; {reference}; {summary}: reference, service, town and name.
   */
  assigned: {
    subject: 'For you: {summary}',
    heading: '{giver} gave you {request?} {reference}',
    /** The requests of somebody who was removed. */
    several: { one: '{giver} gave you {count} request', other: '{giver} gave you {count} requests' },
    /** The label of the link to their requests. */
    open: 'Open your requests',
  },
  /** To a person who gets access to the inbox. {company}; {address}: to sign in with. */
  invitation: {
    subject: 'You have access to the inbox of {company}',
    /** {giver}: the person who gave access. */
    added: '{giver} added you.',
    roles: {
      owner: 'You see every request and manage people.',
      office: 'You see every request.',
      crew: 'You see the requests that are assigned to you.',
    },
    how: 'To sign in, open the inbox and enter {address}. You get a code by e-mail. On a phone, you can then turn on notifications under “Devices”.',
    open: 'Open the inbox',
  },
  /**
   * About a visit with a time. {time}: the arrival window, such as "Thursday, December 3, 8:00 - 10:00 AM (Eastern
   * Time)"; {reference}: the request's number.
   */
  visit: {
    subjects: {
      asked: 'We got the time for your visit ({reference})',
      confirmed: 'Your visit: {time}',
      'moved-asked': 'We got the new time for your visit ({reference})',
      'moved-confirmed': 'Your visit has moved: {time}',
      canceled: 'Your visit is canceled ({reference})',
      evening: 'Tomorrow: {time}',
      soon: 'Today: {time}',
    },
    visitor: {
      asked:
        'You asked us to come on {time}. We will confirm it soon; until then, this is not an appointment yet.',
      confirmed: 'We will come on {time}. The file with this e-mail adds the visit to your calendar.',
      'moved-asked':
        'You asked us to come on {time} instead. We will confirm it soon; until then, this is not an appointment yet.',
      'moved-confirmed':
        'Your visit has a new time. We will come on {time}. The file with this e-mail changes it in your calendar.',
      canceled: 'Your visit on {time} is canceled. The link below has other times.',
      evening: 'We will come tomorrow: {time}. Will somebody be home? Please say so on this page.',
      soon: 'We are coming today: {time}. Will somebody be home? Please say so on this page.',
    },
    /** The label of the link to the request's page. */
    open: 'Confirm, move or cancel your visit',
    /** To the person who goes. {news}: one of "team"; {summary}: reference, service, town and name. */
    teamSubject: '{news}: {time}, {summary}',
    teamHeading: '{news}: {time}',
    team: {
      asked: 'Visit to confirm',
      confirmed: 'Visit',
      'moved-asked': 'Moved visit to confirm',
      'moved-confirmed': 'Moved visit',
      canceled: 'Canceled visit',
      evening: 'Visit tomorrow',
      soon: 'Visit today',
    },
    /** In the visitor's calendar. {phone}: yours. */
    event: 'Visit from {company}',
    eventText:
      'Your request has the number {reference}. To move or cancel the visit, use the link in our e-mail or call {phone}.',
    /** In the calendar of the person who goes. {name}, {visitorPhone}: of the visitor. */
    teamEvent: 'Visit: {name}',
    teamEventText: '{reference}: {name?}, {visitorPhone?}',
    /** The end of a snooze. */
    snoozeEvent: 'Snoozed until now: {name}',
    /** The name of the calendar that a person subscribes to. */
    feed: 'Visits of {company}',
    /** A text message that the person who goes sends from their own phone. */
    onOurWay: 'On our way, about 20 minutes. {company}',
  },
  /** To every customer of a finished job. {company}: yours. */
  review: {
    subject: 'Your job with {company}',
    reminderSubject: 'A reminder: your job with {company}',
    ask: 'Your job is finished. Thank you for your trust. Would you tell other people how it went, good or bad? A sentence or two is enough.',
    reminder:
      'A week ago we asked how your job went. If you have already written about it, thank you. This is our only reminder.',
    once: 'We ask every customer, and remind you once after a week.',
    /** A text message from your phone. {profile}: the address of your profile. */
    text: 'Your job is finished. Thank you! Would you tell other people how it went, good or bad? {profile} {company}',
  },
  /**
   * A written quote. {title}: the work, in one line; {day?}: the last day of the quote; {total}: what the customer took;
   * {reference?}: the request's number.
   */
  quote: {
    subjects: {
      sent: 'Your quote from {company}: {title?}',
      again: 'Your new quote from {company}: {title?}',
      nudge: 'Your quote from {company} is still open: {title?}',
      withdrawn: 'Your quote from {company} is withdrawn: {title?}',
      accepted: 'Accepted: {title?}, {total}',
    },
    customer: {
      sent: 'Here is your quote for: {title}. It is valid until {day?}. You can read it, print it and accept it on its page. If something is unclear or missing, reply to this e-mail.',
      again:
        'Here is a new version of your quote for: {title}. It replaces the earlier one and is valid until {day?}.',
      nudge:
        'Your quote for {title} is open until {day?}. If you have questions, reply to this e-mail or call us. If you have decided against it, press one button on its page to tell us.',
      withdrawn:
        'We have withdrawn our quote for {title}. Please reply to this e-mail if you have questions.',
      accepted:
        'Thank you. You have accepted our quote for {title}: {total}. The file has everything that we agreed on. Please keep it.',
    },
    /** The label of the link to the quote. */
    open: 'Open the quote',
    /** To you. {summary}: the name and the request; {typed?}: the name that the customer typed. */
    team: {
      accepted: 'Quote accepted, {total}: {summary}',
      declined: 'Quote declined: {summary}',
      acceptedText: '{typed} has accepted the quote for {title?}: {total}.',
      declinedText: 'The customer has declined the quote for {title}.',
    },
  },
  /** To the visitor: an answer that somebody wrote in the inbox. {reference}: the request's number. */
  answer: {
    subject: 'Your request {reference}',
  },
  /** The mail to you when a visitor corrects or withdraws a message. */
  change: {
    correctedSubject: 'Corrected: {summary}',
    /** {label}: of a corrected field, such as "E-mail". */
    field: '{label} (corrected)',
    corrected: '{request?} {reference}: corrected by the visitor',
    withdrawnSubject: 'Withdrawn: {summary}',
    withdrawn: '{request?} {reference}: withdrawn by the visitor',
  },
  /**
   * The reminder of a lead that nobody has marked by the end of the day of the promised call. "first" goes to you;
   * "second" goes to FOLLOW_UP_TO some office hours later (FOLLOW_UP_HOURS). {time}: the end of that day.
   */
  reminder: {
    subject: 'Still open: {summary}',
    heading: '{request?} {reference} is still open',
    first:
      'We promised an answer by {time}, and nobody has marked this lead. If you have already called, mark it to stop the reminders.',
    second:
      'We promised an answer by {time}, and nobody has marked this lead, even after a reminder to the owner. Please call, or find out who will.',
    marks: 'The attached file has a link for each answer. A mark stops the reminders.',
  },
  /**
   * About an invitation to bid. {time}: when bids are due, in the project's time zone. The attached file adds the day
   * to a calendar; yours contains {project}, {firm}, {contact} and {number}, the typed phone number. Two office days
   * before bids are due, you get a reminder while the lead has no mark. The visitor's file repeats nothing that was
   * typed, like the receipt itself.
   */
  bid: {
    reminderSubject: 'Bids are due soon: {summary}',
    owner: {
      due: 'Bids are due {time}. The attached file adds this to your calendar.',
      event: 'Bid due: {project}',
      eventText: '{reference}: {contact?}, {firm?}, {number?}',
    },
    visitor: {
      due: 'Bids are due {time}; the attached file adds this to your calendar. If the date changes, reply to this e-mail.',
      event: 'Bid due ({reference})',
      eventText: 'Your invitation to bid has the reference {reference}. Questions: {phone}.',
    },
  },
  /**
   * The mail to you when a visitor adds photos or plans. Files that arrive within minutes are one mail, which shows all
   * files of the lead. {number}: the photo's number; {size}: for example "420 kB"; {days}: how long the links
   * work.
   */
  files: {
    subject: 'Photos and plans: {summary}',
    heading: '{request?} {reference}: photos and plans',
    links: 'The links open each file at full size for {days?} days.',
    photo: 'Photo {number}, {size?}',
    plan: 'Plans (PDF), {size?}',
    /** {format}: for example "HEIC". */
    original: 'Picture or film {number} ({format}), {size?}',
    /** After the name of a file whose end is missing or odd. */
    doubtful: 'It may be damaged.',
    /** The mail has it if there are such files: the website re-encodes photos and leaves all others unchanged. */
    caution:
      'PDFs, films and pictures in other formats are unchanged, as the visitor sent them. Open them with care, like any attachment from a stranger.',
    /** Shown if the lead was erased or its files removed before this mail was sent. */
    gone: 'The files were removed before this e-mail was sent.',
  },
  /**
   * To the visitor. It repeats nothing that was typed, so that nobody can abuse it to send text. {what}: the name of
   * the request in receipts (Words of forms), with {choice}, the service, or {digits}, the end of the phone number.
   */
  receipt: {
    subject: 'We got your message ({reference})',
    thanks: 'Thank you for contacting us. {what} has arrived.',
    withChoice: '{what} for {choice}',
    withPhone: '{what}, with a phone number ending in {digits},',
    /** {when} is one of the four below; {zone}: the time zone, such as "Eastern Time". */
    call: 'We will call you {when} ({zone?}), from {phone}. Reply to this e-mail with photos or plans.',
    todayBefore: 'today before {time}',
    todayAfter: 'today after {time}',
    dayAfter: 'on {day}, after {time}',
    someDay: 'as soon as the office opens',
    /** Replaces the sentence about the call if the request does not ask for one. */
    read: 'One of us will read it. If you asked a question, we will answer by e-mail.',
    reference: 'Your reference is {reference}. Please have it ready if you call {phone}.',
    add: 'Add photos or plans',
    /** Only if visitors can choose a time for the visit. */
    visit: 'Choose a time for our visit',
    change: 'Correct or withdraw your message',
    mistake:
      'If you did not contact us, someone typed your address by mistake. You do not need to do anything.',
  },
  /** To you, every morning. {count}: leads; {junk}: suspected junk among them; {from}, {to}: times. */
  digest: {
    subject: {
      one: '{count?} lead in the last day, {junk?} of them spam',
      other: '{count} leads in the last day, {junk?} of them spam',
    },
    heading: {
      one: '{count?} lead in the last day',
      other: '{count} leads in the last day',
    },
    period: 'Period',
    periodValue: '{from} to {to}',
    clean: 'Good',
    suspect: 'Possible spam, e-mailed to you with a warning',
    junk: 'Spam, not e-mailed to you',
    /** The calls promised for the last seven days. {kept}: made in time; {promised}: all. */
    answered: 'Answered on time this week',
    answeredValue: '{kept} of {promised}',
    noPromise: 'no calls were due this week',
    waiting: 'Waiting to be sent',
    dead: 'Could not be sent',
    backup: 'Last nightly backup',
    noBackup: 'none yet',
    /** Only once, after the server has seen a CDN that its settings do not name. */
    untrustedProxy:
      'A CDN, tunnel or proxy seems to be in front of the website, and the server does not trust it: all its visitors count as one and share one limit. List its addresses in the setting FRONT_PROXIES.',
    /** The part of Monday's digest about the last seven days. */
    week: {
      intro: 'The last seven days:',
      visits: 'Visits',
      requests: 'Requests',
      quotes: 'Quotes',
      won: 'Won',
      /** {name}: the source of visitors, such as "google.com". */
      source: 'From {name}',
      /** {requests}, {pageVisits}: of that source. */
      sourceValue: 'requests: {requests}, visits: {pageVisits}',
    },
    /** Above the day's requests without junk. */
    leadList: 'Who wrote in:',
    junkList:
      'These look like spam. If one of them is real, open it in the inbox under "Spam" and press "Not spam":',
    /** {count}: leads that the list leaves out. */
    more: {
      one: '{count?} more in the inbox under "Spam".',
      other: '{count} more in the inbox under "Spam".',
    },
    /**
     * On Mondays from 60 days before a license, insurance or certificate of Company expires, and daily in the last
     * week. {day}: for example "June 30, 2027".
     */
    renew:
      'Renew these on time. Then change the date in the editor or in content/company.yaml, and put the site online again. Pages leave out anything that has expired, and any state where you no longer have a license:',
    expires: 'expires on {day}',
    expired: 'expired on {day}',
  },
  /** Expiring credentials: {where} is the state, {class} and {number} are those of the license. */
  expiries: {
    license: '{where} license, {class} ({number})',
    plainLicense: '{where} license ({number})',
    liability: 'General liability insurance',
    workersCompensation: 'Workers’ compensation insurance',
  },
  /** To the person who looks after the server. {code}: the kind of problem; the runbook has a line for each. */
  alert: {
    subject: 'Alert {code}: the website needs you',
    headings: {
      backlog: 'E-mails or webhook calls are late',
      database: 'Cannot write to the database',
      spool: 'Leads are waiting outside the database',
      disk: 'The disk is full or missing',
      files: 'No more space for photos and plans',
      'files-half': 'The space for photos and plans is half full',
      backup: 'The nightly backup is late',
      clock: "The server's clock is wrong",
      'sign-in': 'Somebody is trying to get into the inbox',
      'site-differs': 'The site is not what a new render makes',
      'lost-lead': "A visitor's message could not be stored",
      unreadable: 'A database row cannot be read',
      'refused-mail': 'The mail server is refusing our e-mails',
      'refused-webhook': 'The webhook is refusing our calls',
      'refused-push': 'A push service is refusing our messages',
      'dead-mail': 'An e-mail to you could not be delivered',
      'dead-webhook': 'A webhook call could not be delivered',
    },
    /** Below the heading, and in the log: the exact problem. */
    sentences: {
      backlog: {
        one: 'The oldest e-mail or webhook call has been waiting for {count} minute.',
        other: 'The oldest e-mail or webhook call has been waiting for {count} minutes.',
      },
      database:
        'The server cannot write to the database. New leads wait in the spool, and none are e-mailed.',
      spool: 'Leads waiting in the spool because the database did not accept them: {leads}.',
      spoolDamaged:
        'Leads waiting in the spool because the database did not accept them: {leads}. Unreadable files there: {damaged}.',
      diskFull: 'The disk with the data folder has only {free} MB free.',
      diskMissing: 'The data folder is missing or cannot be read.',
      backup: {
        one: 'The last backup was made {count} hour ago.',
        other: 'The last backup was made {count} hours ago.',
      },
      /** {problem}: the error of the backup command, in English. */
      backupFailed: "Tonight's backup could not be written. {problem}",
      clock:
        "The server's clock says {clock}, but its last known time is {seen}. Until the two match, the server removes nothing because of its age.",
      signIn: {
        one: 'Somebody is trying to get in: for three days, they have requested inbox codes for {count} address, nearly as many as the limits allow, and never used one.',
        other:
          'Somebody is trying to get in: for three days, they have requested inbox codes for {count} addresses, nearly as many as the limits allow, and never used one.',
      },
      /** {problem}: the message of the render, in English. */
      siteDiffers:
        'The nightly comparison of the site with a new render failed. The site stays as it is. {problem}',
      filesDisk:
        'The site no longer accepts photos and plans: the disk with the data folder has less than {least} MB (KEEP_FREE_MB) free. It asks visitors to e-mail theirs. Leads still come in.',
      filesFull:
        'The site no longer accepts photos and plans: they use {kept} of {most} MB (MAX_FILES_MB). It asks visitors to e-mail theirs. Leads still come in.',
      filesWarning:
        'Photos and plans use {kept} of {most} MB (MAX_FILES_MB). Beyond that, the site accepts no more. The largest requests: {largest}.',
      lostLead:
        'The site told a visitor that it could not store their message: it could write to neither the database nor the spool.',
      /** {problem}: the database's error, in English. */
      unreadable: '{problem}',
      /** {code}: the receiver's answer. */
      refusedMail:
        "The mail server is refusing this site's e-mails ({code}). The server keeps trying for three days.",
      refusedWebhook: 'The webhook is refusing calls ({code}). The server keeps trying for three days.',
      refusedPush:
        "A phone's push service is refusing this site's messages ({code}). The server keeps trying for an hour. E-mails still go out.",
      deadMail:
        'The server gave up on an e-mail to an owner or a team member ({code}). The leads are safe in the database.',
      deadLeadMail:
        'The server gave up on an e-mail to an owner about the lead {reference} ({code}). The lead itself is safe in the database.',
      deadWebhook: 'The server gave up on a webhook call ({code}). The lead itself is safe in the database.',
      deadLeadWebhook:
        'The server gave up on a webhook call about the lead {reference} ({code}). The lead itself is safe in the database.',
      noWebhook: {
        one: 'WEBHOOK_URL is no longer set, so the server gave up on {count} waiting webhook call. Set it again and run "resend --failed" to send it.',
        other:
          'WEBHOOK_URL is no longer set, so the server gave up on {count} waiting webhook calls. Set it again and run "resend --failed" to send them.',
      },
    },
    action:
      'Forward this e-mail to the person who runs your website. For them: docs/runbook.md explains what to do about "{code}".',
  },
};
