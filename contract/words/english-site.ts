/** Texts around the content of every page: menus, buttons, labels, and names that screen readers say. */
export const siteWords = {
  /** Above, beside and below every page. The menus themselves are in Menus. */
  frame: {
    skip: 'Skip to the content',
    /** Name of the logo's link. */
    logo: '{company}, home',
    /** Name of the menu, and of the same menu on phones. */
    menu: 'Main',
    panel: 'Menu',
    openPanel: 'Open the menu',
    closePanel: 'Close the menu',
    toTop: 'Back to top',
    /** Button at the bottom of phones. */
    call: 'Call',
    search: 'Search this site',
    searchButton: 'Search',
  },
  footer: {
    hours: 'Opening hours on site',
    services: 'Services',
    contact: 'Reach us',
    area: 'Where we work',
    copyright: '© {company}.',
    /** On pages that show one. */
    renderings: 'This page shows renderings.',
    /** Where Company says so. */
    credit: 'Made with Storypole.',
    /** On pages that show a sample. */
    samples: 'What is marked Sample is made up, to show how the page looks.',
    /** Before the license numbers. */
    licenses: 'Licenses:',
  },
  /** In the privacy note: "It sets no cookies, {counting}." */
  counting: {
    off: 'measures nobody',
    on: 'counts visits by day without a note of who came, keeps with your message the page and the site that led you here',
  },
  /** Beside licenses, insurance and certificates of Company. */
  credentials: {
    liability: 'General liability',
    workersCompensation: 'Workers’ compensation',
    towns: 'Towns near us',
    bids: 'Plans to bid on',
    closed: 'Closed on',
  },
  /** The hours of Company, where it has no other words for them. */
  hours: {
    alwaysOpen: 'Open 24 hours',
    aroundTheClock: 'Every day, around the clock',
    /** {opens} and {closes}: "8 AM". */
    times: '{opens} to {closes}',
    /** {from} and {to}: "Monday", and "Mon" in short. */
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
  /** The mark of a sample: on a card, a figure or a quote; once above people, projects or papers that are all samples. */
  samples: {
    mark: 'Sample',
  },
  /** Title of the blog's feed, to which readers subscribe. */
  feed: {
    title: '{company}: Blog',
  },
  /** {region} of texts where there are three states or more: the numbers from three on, then digits. */
  region: {
    states: '{number} states',
    numbers: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  /** A price of Prices in a text. {unit}: for example "per square foot". */
  prices: {
    range: '{low} to {high}',
    perUnit: '{price} {unit}',
    sample: '{price} (sample price)',
  },
  /** Trail above the title of an inner page. */
  trail: {
    label: 'Breadcrumb',
    home: 'Home',
  },
  /** Pictures that take turns. {number}, {count}: which slide, and of how many. */
  slides: {
    hero: 'Highlights',
    /** What screen readers call the whole, and one of its pictures. */
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    one: 'Slide {number}',
    oneOf: '{number} of {count}',
  },
  /** Links to pages of the company or a person elsewhere. {name}, {platform}. */
  social: {
    link: '{name} on {platform}',
    platforms: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      twitter: 'Twitter',
    },
  },
  /** {title} is the film's, {player} is the name of the service that plays it. */
  film: {
    play: 'Play: {title}',
    note: 'The video plays from {player}.',
    /** Before the note, while the film is a sample. */
    sample:
      'There is no video of ours yet. The button plays a sample: Big Buck Bunny, a cartoon by the Blender Foundation.',
    link: 'Watch it on their site',
    /** Below the player, for a visitor whose network blocks it. The link above follows. */
    blocked: 'Does the video not start?',
    close: 'Close the video',
    players: {
      youtube: 'YouTube',
      vimeo: 'Vimeo',
    },
  },
  /** {query} is the place of the map. */
  map: {
    link: 'Open {query} in Google Maps',
    show: 'Show the map',
    title: 'Map',
    drawing: 'Map of Virginia, the Carolinas, Georgia and Florida with {town} marked',
    town: '{town}, {state}',
  },
  projects: {
    /** Name of the filter and its first choice. */
    filter: 'Show projects of one kind',
    all: 'All',
    /** For screen readers, once a kind is chosen. {shown} of {count} projects are shown. {filter}: the kind. */
    filtered: '{shown} of {count} projects, {filter}',
    place: 'Place',
    scope: 'Scope',
    year: 'Year',
    pictures: 'Pictures of the project',
    /** What the tags of projects are called. A project with several is labeled by the first of them in this order. */
    tags: {
      filter1: 'Architecture',
      filter2: 'House & Exterior',
      filter3: 'House Renovation',
      filter4: 'Interiors',
    },
  },
  /** Below every service of a list. {title} is the service's; the second text is for screen readers. */
  services: {
    more: 'Read More',
    moreAbout: 'about {title}',
  },
  /** {minutes}: how long an article takes to read. */
  post: {
    minutes: '{minutes} min read',
  },
  /** After each feature of a plan, for screen readers. */
  plans: {
    included: ': included',
    notIncluded: ': not included',
  },
  stages: {
    choose: 'Choose what is shown',
  },
  /** Field over a list of questions. */
  questions: {
    search: 'Search these questions',
    button: 'Search the site',
    found: 'Questions with these words: {count}',
    none: 'No question here has these words. Search the whole site, or ask us below.',
  },
  /** Two pictures of one place with a line between them. */
  comparison: {
    left: 'Left of the line',
    right: 'Right of the line',
    line: 'Move the line',
  },
  /** Beside a service. */
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
