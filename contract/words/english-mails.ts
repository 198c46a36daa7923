/** Texts of the mails. Mails that wait already take new texts too. Times are by the clock of company.yaml, for example "Nov 23, 2026, 9:05 AM EST". */
export const mailWords = {
  /** Where visitors came from, when it is no name of a site or a campaign. */
  sources: {
    direct: 'typed or bookmarked',
    unknown: 'unknown',
    /** All beyond the many that are counted by name. */
    other: 'others',
  },
  /** Messages to the phones of the team. */
  push: {
    /** On a lock screen; below it: what is asked for, the town, the reference. */
    title: 'New request',
    test: 'A test: messages arrive here.',
    /** Below the icon of the inbox on a phone. */
    app: 'Inbox',
  },
  /**
   * To you, about a new lead. {request}: what it is, such as "Service request" (forms); {reference}: its number;
   * {summary}: reference, service, town and name; {time}; {page}: where the form was filled in; {days}: how long the links work.
   * The labels of the links that say what became of a lead are in the answers, under "mark".
   */
  lead: {
    subject: '{summary}',
    /** When the lead looks like spam. {verdict}: "suspect" or "junk". */
    doubtfulSubject: '[{verdict}] {summary}',
    doubt: 'This may be spam: {judgement}.',
    heading: '{request?} {reference}',
    /** The links are in a file beside the mail, because your reply quotes the mail to the visitor. */
    marks: 'What became of it? The attached file holds a link for each answer; they work for {days?} days.',
    received: 'Received {time}.',
    receivedFrom: 'Received {time} from the page {page}.',
    /** While the site counts visits. {source}: "google", "facebook.com", "direct"; {landing}: the first page. */
    source: 'Came from {source}, first page {landing}.',
    reply: 'Your reply to this e-mail goes to the visitor.',
    /** Label of what the visitor added later. */
    note: 'Added {time}',
    /** Label of the link that opens the takeoff of a lead again, as the visitor saw it. */
    takeoff: 'Open this takeoff',
    /** Label of the link that opens the request in the inbox; it works for people who are signed in. */
    inbox: 'Open it in the inbox',
    /** {sentences}: what the website said to their ZIP code, year and urgency (questions). */
    told: 'The visitor was told: {sentences}',
    /** {reasons}: what made the lead look like spam; {count}: points. */
    judgement: {
      one: '{reasons} ({count?} point)',
      other: '{reasons} ({count?} points)',
    },
    /** {reasons}. {links}: how many the message holds; {others}: leads from the same connection. */
    reasons: {
      honeypot: 'the hidden field was filled in (a browser may have done that)',
      noToken: 'the form was sent without script, or not from a page of this site',
      youngToken: 'the form was sent within two seconds of the first keystroke',
      forgedToken: 'the key of the form is not valid',
      links: 'it holds {links?} links',
      otherSite: 'it was sent from a page of another site',
      haste: '{others?} others came from the same connection within ten minutes',
    },
  },
  /** To a person who signs in to the inbox. {code}: six digits; {time}: when it ends, by the office's clock. */
  signIn: {
    subject: '{code} is your code for the inbox',
    code: 'Your code for the inbox of {company} is {code}. It works once, until {time}.',
    caution: 'If you did not ask for it, ignore this mail. Nobody can sign in without the code.',
  },
  /** To the visitor: an answer that somebody wrote in the inbox. {reference}: the request's. */
  answer: {
    subject: 'Your request {reference}',
  },
  /** To you, when a visitor corrects or withdraws a message. */
  change: {
    correctedSubject: 'Corrected: {summary}',
    corrected: '{request?} {reference}: corrected by the visitor',
    withdrawnSubject: 'Withdrawn: {summary}',
    withdrawn: '{request?} {reference}: withdrawn by the visitor',
  },
  /**
   * When nobody has marked a lead by the end of the day for which the receipt promised a call. "first" goes to you; some
   * office hours later (FOLLOW_UP_HOURS), "second" to whoever FOLLOW_UP_TO names. {time}: the end of that day.
   */
  reminder: {
    subject: 'Still open: {summary}',
    heading: '{request?} {reference} is still open',
    first:
      'We promised an answer by {time}, and nobody has marked this lead. If you have called already, mark it, and nobody is reminded again.',
    second:
      'We promised an answer by {time}, and nobody has marked this lead, although the owner was reminded. Please call, or ask who does.',
    marks: 'The attached file holds a link for each answer. A mark ends the reminders.',
  },
  /**
   * About an invitation to bid. {time}: when bids are due, by the clock of the place. The attached file puts the day into a
   * calendar, with {project}, {firm}, {contact} and {number}, the phone as it was typed, where it goes to you. Two office days before bids are due, you
   * get a reminder while the lead has no mark. The visitor's file repeats nothing that was typed, like the receipt itself.
   */
  bid: {
    reminderSubject: 'Bids are due soon: {summary}',
    owner: {
      due: 'Bids are due {time}. The attached file puts it into your calendar.',
      event: 'Bid due: {project}',
      eventText: '{reference}: {contact?}, {firm?}, {number?}',
    },
    visitor: {
      due: 'Bids are due {time}; the attached file puts it into your calendar. If the day moves, reply to this e-mail.',
      event: 'Bid due ({reference})',
      eventText: 'Your invitation to bid has the reference {reference}. Questions: {phone}.',
    },
  },
  /**
   * To you, when a visitor has added photographs or plans; files that come within minutes are one mail, which shows all that the
   * lead has. {number}: of the photograph; {size}: for example "420 kB"; {days}: how long the links work.
   */
  files: {
    subject: 'Photographs and plans: {summary}',
    heading: '{request?} {reference}: photographs and plans',
    links: 'The links open each file in its full size for {days?} days.',
    photo: 'Photograph {number}, {size?}',
    plan: 'Plans (PDF), {size?}',
    /** Only when there is a PDF: photographs are encoded again by the website, a PDF is as the visitor sent it. */
    caution: 'The PDF is as the visitor sent it. Open it as you would open an attachment from a stranger.',
    /** When the lead was erased or its files removed before this mail was sent. */
    gone: 'The files were removed before this mail was sent.',
  },
  /**
   * To the visitor. It repeats nothing that was typed, so that nobody can send words with it.
   * {what}: the request by its name in receipts (Words of forms), with {choice}, the service, or {digits}, the end of the phone number.
   */
  receipt: {
    subject: 'We have your message ({reference})',
    thanks: 'Thank you for writing to us. {what} has arrived.',
    withChoice: '{what} for {choice}',
    withPhone: '{what}, with a phone number ending in {digits},',
    /** {when} is one of the four below; {zone}: the time zone, such as "Eastern Time". */
    call: 'We will call you {when} ({zone?}), from {phone}. Reply to this e-mail with photos or plans.',
    todayBefore: 'today before {time}',
    todayAfter: 'today after {time}',
    dayAfter: 'on {day}, after {time}',
    someDay: 'as soon as the office opens',
    /** For requests that do not ask for a call. */
    read: 'One of us reads it. If you asked something, we answer by e-mail.',
    reference: 'Your reference is {reference}. Please have it ready if you call {phone}.',
    add: 'Add photographs or plans',
    change: 'Correct or withdraw your message',
    mistake:
      'If you did not write to us, someone typed your address by mistake. You do not need to do anything.',
  },
  /** To you, every morning. {count}: leads; {junk}: how many of them look like junk; {from}, {to}: times. */
  digest: {
    subject: {
      one: '{count?} lead in the last day, {junk?} of them junk',
      other: '{count} leads in the last day, {junk?} of them junk',
    },
    heading: {
      one: '{count?} lead in the last day',
      other: '{count} leads in the last day',
    },
    period: 'Period',
    periodValue: '{from} to {to}',
    clean: 'Good',
    suspect: 'Maybe junk, mailed to you with a mark',
    junk: 'Junk, not mailed to you',
    /** Of the calls promised for the last seven days. {kept}: answered in time; {promised}: all of them. */
    answered: 'Answered in time this week',
    answeredValue: '{kept} of {promised}',
    noPromise: 'no call was due this week',
    waiting: 'Waiting to be sent',
    dead: 'Could not be sent at all',
    backup: 'Last nightly backup',
    noBackup: 'none so far',
    /** On Mondays, of the last seven days. */
    week: {
      intro: 'The last seven days:',
      visits: 'Visits',
      requests: 'Requests',
      quotes: 'Quotes',
      won: 'Won',
      /** {name}: where visitors came from, such as "google.com". */
      source: 'From {name}',
      /** {requests}, {visits}: of that source. */
      sourceValue: 'requests: {requests}, visits: {visits}',
    },
    /** Above the requests of the day that are no junk. */
    leadList: 'Who wrote:',
    junkList:
      'These look like spam. If one of them is real, open it in the inbox under "Spam" and press "Not spam":',
    /** {count}: leads that the list leaves out. */
    more: {
      one: '{count?} more in the inbox under "Spam".',
      other: '{count} more in the inbox under "Spam".',
    },
    /**
     * On Mondays from 60 days before a license, an insurance or a certificate of Company expires, and every day of the
     * last week. {day}: for example "June 30, 2027".
     */
    renew:
      'Renew in time, write the new day into content/company.yaml and build the site again. The pages leave out what has expired, and each state where you then have no license:',
    expires: 'expires on {day}',
    expired: 'expired on {day}',
  },
  /** Things that expire: {where} is the state, {class} and {number} are those of the license. */
  expiries: {
    license: '{where} license, {class} ({number})',
    plainLicense: '{where} license ({number})',
    liability: 'General liability insurance',
    workersCompensation: 'Workers’ compensation insurance',
  },
  /**
   * To whoever looks after the server. {code}: which trouble; the runbook has a line for each.
   */
  alert: {
    subject: 'Alert {code}: the website needs you',
    headings: {
      backlog: 'Mails or webhook calls are late',
      database: 'The database cannot be written',
      spool: 'Leads wait outside the database',
      disk: 'The disk is full or missing',
      files: 'There is no more room for photographs and plans',
      'files-half': 'Half of the room for photographs and plans is taken',
      backup: 'The nightly backup is late',
      clock: 'The clock of the server cannot be right',
      'lost-lead': 'A message of a visitor could not be stored',
      unreadable: 'A row of the database cannot be read',
      'refused-mail': 'The mail server refuses our mails',
      'refused-webhook': 'The webhook refuses our calls',
      'refused-push': 'A push service refuses our messages',
      'dead-mail': 'A mail to you was given up',
      'dead-webhook': 'A webhook call was given up',
    },
    /** Under the heading, and in the log: what exactly the server saw. */
    sentences: {
      backlog: {
        one: 'The oldest mail or webhook call has waited for {count} minute.',
        other: 'The oldest mail or webhook call has waited for {count} minutes.',
      },
      database: 'The database cannot be written. New leads wait in the spool, and no lead is mailed.',
      spool: 'Leads in the spool, because the database did not take them: {leads}.',
      spoolDamaged:
        'Leads in the spool, because the database did not take them: {leads}. Files there that cannot be read: {damaged}.',
      diskFull: 'Only {free} MB are free on the disk of the data folder.',
      diskMissing: 'The data folder is missing or cannot be read.',
      backup: {
        one: 'The last backup was made {count} hour ago.',
        other: 'The last backup was made {count} hours ago.',
      },
      /** {problem}: of the command that writes it, in English. */
      backupFailed: 'The backup of this night could not be written. {problem}',
      clock:
        'The clock of the server says {clock}, but the last time it knows of is {seen}. Nothing is removed for its age until they agree.',
      filesDisk:
        'No more photographs and plans are taken: less than {least} MB (KEEP_FREE_MB) are free on the disk of the data folder. Visitors are asked to e-mail theirs; leads come in as ever.',
      filesFull:
        'No more photographs and plans are taken: they take {kept} of {most} MB (MAX_FILES_MB). Visitors are asked to e-mail theirs; leads come in as ever.',
      filesWarning:
        'Photographs and plans take {kept} of {most} MB (MAX_FILES_MB). Beyond that no more are taken. The largest requests: {largest}.',
      lostLead:
        'A visitor was told that their message could not be kept: neither database nor spool could be written.',
      /** {problem}: of the database, in English. */
      unreadable: '{problem}',
      /** {code}: the answer of the receiver. */
      refusedMail:
        'The mail server refuses the mails of this site ({code}). They wait and are tried again for three days.',
      refusedWebhook: 'The webhook refuses calls ({code}). They wait and are tried again for three days.',
      refusedPush:
        'The push service of a phone refuses the messages of this site ({code}). They wait and are tried again for an hour; mails go out as ever.',
      deadMail: 'A mail to an owner was given up ({code}). The lead itself is safe in the database.',
      deadLeadMail:
        'A mail to an owner about the lead {reference} was given up ({code}). The lead itself is safe in the database.',
      deadWebhook: 'A call of the webhook was given up ({code}). The lead itself is safe in the database.',
      deadLeadWebhook:
        'A call of the webhook about the lead {reference} was given up ({code}). The lead itself is safe in the database.',
      noWebhook: {
        one: 'WEBHOOK_URL is not set any more, so {count} waiting webhook call was given up. Set it again and run "resend --failed" to make them.',
        other:
          'WEBHOOK_URL is not set any more, so {count} waiting webhook calls were given up. Set it again and run "resend --failed" to make them.',
      },
    },
    action:
      'Forward this mail to whoever runs your website. For them: docs/runbook.md says what to do about "{code}".',
  },
};
