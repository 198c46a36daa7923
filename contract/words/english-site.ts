/** Texts around the content of every page: menus, buttons, labels, and names for screen readers. */
export const siteWords = {
  /** The frame of every page. The menus themselves are in Menus. */
  frame: {
    skip: 'Skip to the content',
    /** The name of the logo's link. */
    logo: '{company}, home',
    /** The name of the menu, also on phones. */
    menu: 'Main',
    panel: 'Menu',
    openPanel: 'Open the menu',
    closePanel: 'Close the menu',
    toTop: 'Back to top',
    /** The button at the bottom of phones. */
    call: 'Call',
    /** The name of the bar with this button. */
    callBar: 'Call or quote',
    search: 'Search this site',
    searchButton: 'Search',
  },
  footer: {
    hours: 'Opening hours on site',
    services: 'Services',
    contact: 'Reach us',
    area: 'Where we work',
    copyright: '© {company}.',
    /** Shown on pages with a rendering. */
    renderings: 'This page shows renderings.',
    /** Shown if Company enables it. */
    credit: 'Made with Storypole.',
    /** Shown on pages with a sample. */
    samples: 'Anything marked Sample is made up, to show how the page looks.',
    /** Before the license numbers. */
    licenses: 'Licenses:',
  },
  /** Completes the privacy note: "It sets no cookies, {counting}." */
  counting: {
    off: 'does not track anyone',
    on: 'counts visits by day without recording who came, stores with your message the page and the site that brought you here',
  },
  /** Completes the privacy note, if visits are on: "If you choose a time for our visit, we store {visits}." */
  visits:
    'the time with your message, and send it with your name and address to the calendar of the person who comes',
  /** Completes the privacy note, if quotes are on: "If you accept a quote, we store {quotes}." */
  quotes:
    'your name as you type it, your choice, the time and the network you are on with the quote, and keep them for ten years',
  /** Next to licenses, insurance and certificates of Company. */
  credentials: {
    liability: 'General liability',
    workersCompensation: 'Workers’ compensation',
    towns: 'Towns near us',
    bids: 'Plans to bid on',
    closed: 'Closed on',
  },
  /** The labels of the facts for general contractors. {project}: the job of a reference. */
  qualifications: {
    crews: 'Crews',
    largestJob: 'Largest job',
    bondingPerJob: 'Bonding per job',
    bondingTotal: 'Total bonding',
    emr: 'EMR',
    reference: 'Reference for {project}',
  },
  /** Company's hours, unless it has other words for them. */
  hours: {
    alwaysOpen: 'Open 24 hours',
    aroundTheClock: 'Every day, around the clock',
    /** {opens} and {closes}: "8 AM". */
    times: '{opens} to {closes}',
    /** {from} and {to}: "Monday", or "Mon" in short. */
    days: '{from} to {to}',
    shortDays: '{from}-{to}',
  },
  /** Whether somebody answers now. {time}: "8:00 AM". {day}: "Monday". */
  opening: {
    openNow: 'Open now, until {time}',
    opensToday: 'Closed now. We open today at {time}',
    opensLater: 'Closed now. We open on {day} at {time}',
    /** Above the steps that follow a request. */
    next: 'What happens next',
  },
  /**
   * The label of a sample: on a card, a figure or a quote; once above people, projects or papers that are all samples.
   */
  samples: {
    mark: 'Sample',
  },
  /** The title of the blog's feed. */
  feed: {
    title: '{company}: Blog',
  },
  /** {region} in texts for three states or more: number words from three on, then digits. */
  region: {
    states: '{number} states',
    numbers: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  /** A price of Prices in a text. {unit}: for example "per square foot". */
  prices: {
    range: '{low} to {high}',
    perUnit: '{price} {unit}',
    sample: '{price} (sample price)',
    /** Above a table whose prices are all samples. */
    note: 'Sample prices',
  },
  /** Links above the title of an inner page: Home, Services, and so on. */
  trail: {
    label: 'Breadcrumb',
    home: 'Home',
  },
  /** Slides in a row. {number}: the current slide; {count}: the number of slides. */
  slides: {
    hero: 'Highlights',
    /** The names of the whole and of one picture, for screen readers. */
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    one: 'Slide {number}',
    oneOf: '{number} of {count}',
  },
  /** Links to profiles of the company or a person on other sites. {name}, {platform}. */
  social: {
    link: '{name} on {platform}',
    platforms: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      twitter: 'Twitter',
    },
  },
  /** {title}: the film's title; {player}: the name of the service that plays it. */
  film: {
    play: 'Play: {title}',
    note: 'The video plays from {player}.',
    /** Before the note, while the film is a sample. */
    sample:
      'We have no video of our own yet. The button plays a sample: Big Buck Bunny, a cartoon by the Blender Foundation.',
    link: 'Watch it on their site',
    /** Below the player, for a visitor whose network blocks it. The link above follows. */
    blocked: 'Video not starting?',
    close: 'Close the video',
    players: {
      youtube: 'YouTube',
      vimeo: 'Vimeo',
    },
  },
  /** {query}: the address for the map. */
  map: {
    link: 'Open {query} in Google Maps',
    show: 'Show the map',
    title: 'Map',
    drawing: 'Map of Virginia, the Carolinas, Georgia and Florida with {town} marked',
    town: '{town}, {state}',
  },
  projects: {
    /** The name of the filter and its first choice. */
    filter: 'Show projects of one kind',
    all: 'All',
    /** Screen readers read it after a choice. {shown} of {count} projects are visible. {filter}: the kind. */
    filtered: '{shown} of {count} projects, {filter}',
    place: 'Place',
    scope: 'Scope',
    year: 'Year',
    pictures: 'Pictures of the project',
    /** The caption of a plan, then each of its rooms, for screen readers. */
    plan: 'Plan: {title}',
    planRoom: '{name}, {length} by {width}',
    /** The labels of project tags. A project with several gets the first of them in this order. */
    tags: {
      filter1: 'Architecture',
      filter2: 'House & Exterior',
      filter3: 'House Renovation',
      filter4: 'Interiors',
    },
  },
  /** Below every service in a list. {title}: the service's title; the second text is for screen readers. */
  services: {
    more: 'Read More',
    moreAbout: 'about {title}',
  },
  /** {minutes}: the reading time of an article. */
  post: {
    minutes: '{minutes} min read',
  },
  /** After each feature of a plan, for screen readers. */
  plans: {
    included: ': included',
    notIncluded: ': not included',
  },
  /** The field above a list of questions. */
  questions: {
    search: 'Search these questions',
    button: 'Search the site',
    found: 'Questions with these words: {count}',
    none: 'No question here has these words. Search the whole site, or ask us below.',
  },
  /** Before-and-after pictures with a divider. */
  comparison: {
    left: 'Left of the line',
    right: 'Right of the line',
    line: 'Move the line',
  },
  /** Next to a service. */
  service: {
    aside: 'Services and contact',
    /** Opens the list of services below the text, on phones and tablets. */
    others: 'All services',
    /** Opens all but the first paragraph, on phones and tablets. */
    read: 'Read on',
    call: 'Call us about your job.',
  },
  member: {
    email: 'Email',
    phone: 'Phone',
  },
  variants: {
    chosen: 'shown at /',
  },
};
