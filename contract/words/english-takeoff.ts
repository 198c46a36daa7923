/**
 * Texts of the material takeoff at /estimate. Its formulas are in domain/takeoff/, its fields and bounds in
 * contract/takeoff-fields.ts.
 */
export const takeoffWords = {
  /** Fields that occur once. "options" are the choices, in order. */
  singles: {
    work: {
      label: 'What do you want to count?',
      options: {
        both: 'Drywall and framing',
        drywall: 'Drywall',
        framing: 'Framing',
      },
    },
    board: {
      label: 'Sheet size',
      options: {
        '4x8': '4 × 8 ft',
        '4x10': '4 × 10 ft',
        '4x12': '4 × 12 ft',
        '4.5x12': '4½ × 12 ft',
      },
    },
    level: {
      label: 'Finish level',
      hint: 'Level 3 is for texture, 4 for flat paint, 5 for gloss and low light.',
      options: {
        '3': 'Level 3',
        '4': 'Level 4',
        '5': 'Level 5',
      },
    },
    supports: {
      label: 'Studs and joists',
      options: {
        '16': '16 in on center',
        '24': '24 in on center',
      },
    },
    ceiling: {
      label: 'Ceiling sheets',
      options: {
        same: 'Same as the walls',
        apart: 'A different kind',
      },
    },
    waste: {
      label: 'Waste in percent',
    },
    height: {
      label: 'Wall height',
    },
    studs: {
      label: 'Stud spacing',
      options: {
        '12': '12 in on center',
        '16': '16 in on center',
        '24': '24 in on center',
      },
    },
    run: {
      label: 'Lengths are',
      options: {
        walls: 'Separate walls',
        run: 'Parts of one run',
      },
    },
    corners: {
      label: 'Corners',
    },
    tees: {
      label: 'Walls that meet',
      hint: 'Where one wall ends at the side of another.',
    },
    plates: {
      label: 'Plates',
      options: {
        '3': 'Bottom, two top',
        '2': 'Bottom, one top',
      },
    },
    stock: {
      label: 'Boards for plates',
      options: {
        '8': '8 ft',
        '10': '10 ft',
        '12': '12 ft',
        '14': '14 ft',
        '16': '16 ft',
        '20': '20 ft',
      },
    },
    spare: {
      label: 'Waste in percent',
    },
  },
  /** Fields in rows. {number}: the row. */
  lists: {
    room: {
      title: 'Rooms and walls',
      row: 'Room {number}',
      hint: 'Enter lengths as 12\'6", 12.5 or 96-1/2". A new row appears when you fill the last one.',
      cells: {
        length: {
          label: 'Length',
        },
        width: {
          label: 'Width',
        },
        height: {
          label: 'Height',
        },
        surfaces: {
          label: 'Count',
          options: {
            all: 'Walls, ceiling',
            walls: 'Walls',
            ceiling: 'Ceiling',
            wall: 'One wall',
          },
        },
        corners: {
          label: 'Outside corners',
        },
      },
    },
    opening: {
      title: 'Large openings',
      row: 'Opening {number}',
      hint: 'Only openings of 32 square feet or more are deducted. A standard door is not.',
      cells: {
        width: {
          label: 'Width',
        },
        height: {
          label: 'Height',
        },
        count: {
          label: 'How many',
        },
      },
    },
    wall: {
      title: 'Walls',
      row: 'Wall {number}',
      hint: 'The length of each wall, as 12\'6", 12.5 or 96-1/2".',
      cells: {
        length: {
          label: 'Length',
        },
      },
    },
    frame: {
      title: 'Doors and windows',
      row: 'Opening {number}',
      hint: 'For inches, enter 36".',
      cells: {
        kind: {
          label: 'Kind',
          options: {
            door: 'Door',
            window: 'Window',
          },
        },
        width: {
          label: 'Width',
        },
        count: {
          label: 'How many',
        },
      },
    },
  },
  /**
   * Errors in a field. {field}: its name, from the first line of {row} and {label}. {min}, {max}, {typed}: lengths or
   * numbers.
   */
  problems: {
    field: '{row} {label}',
    missing: '{field} is missing.',
    length: '{field}: enter feet and inches, such as 12\'6", 12.5 or 150".',
    /** {readings}: the lengths that 97 1/8 could be, such as 97 1/8 in, 97 1/8 ft, or 97 ft 1/8 in. */
    either: '{field}: feet or inches? Enter {readings}.',
    outside: '{field}: {typed} is not between {min} and {max}. For inches, enter 36".',
    count: '{field}: enter a whole number from {min} to {max}.',
    rows: '{field}: only {max} rows are counted. Send us the rest, or start a second page.',
    openings: '{field}: at most {max} openings are counted.',
  },
  /** Results. {amount}: the number. */
  lines: {
    /** {board}: the size; {area}: square feet; {waste}: percent. */
    boards: {
      label: 'Sheets, {board?}',
      amount: '{amount}',
      detail: '{area} sq ft, with {waste}% waste',
    },
    /** {pounds} of screws. */
    screws: {
      label: 'Screws',
      amount: '{amount}',
      detail: '{pounds} lb; 1¼ in for ½ in sheets, 1⅝ in for ⅝ in',
    },
    /** {rolls} of tape. */
    tape: {
      label: 'Paper tape',
      amount: '{amount} ft',
      detail: 'Rolls of 500 ft: {rolls}',
    },
    /** {pails}; {level}: the finish level. */
    compound: {
      label: 'Joint compound',
      amount: '{amount} gal',
      detail: 'Pails of 4½ gal: {pails}. {level}, ready-mixed',
    },
    bead: {
      label: 'Corner bead',
      amount: '{amount}',
      detail: 'Sticks of 8 ft, or of 10 ft for taller corners',
    },
    /**
     * {studs} without {waste}; {field} in the walls, {extra} at corners and where walls meet, {king}, {jack},
     * {cripple}.
     */
    studs: {
      label: 'Studs',
      amount: '{amount}',
      detail:
        '{studs} and {waste}% waste. Walls {field}, corners {extra}, kings {king}, jacks {jack}, cripples {cripple}',
    },
    cut: {
      label: 'Stud length',
      amount: '{amount}',
      detail: 'Wall height less its plates',
    },
    precut: 'Sold precut for this height',
    /** {length} of plates, from {stock} lumber. */
    plates: {
      label: 'Plates',
      amount: '{amount}',
      detail: 'Boards of {stock} ft for {length} of plates',
    },
    headers: {
      label: 'Headers',
      amount: '{amount}',
      detail: 'Two plies, 3 in longer than the opening. An engineer sizes them',
    },
    range: '{low} to {high}',
    exact: 'As counted',
  },
  /**
   * The price range, if “Rates of the estimate” has rates. {low}, {high}: dollars; {amount}: both; {from}, {until}:
   * days.
   */
  price: {
    label: 'Price range of the work',
    amount: '{low} to {high}',
    sample: '{amount} (sample)',
    detail: 'At our rates from {from} to {until}. Not a quote: we measure first',
  },
  /**
   * Below a result. {ratio}: drywall area divided by floor area. {studs}: one for each foot of wall. {count}: walls in
   * the drawing.
   */
  notes: {
    nothing: 'Enter a length to see the material here.',
    wrong: 'Correct the marked fields to see the material here.',
    floor: 'Drywall area is {ratio} times the floor. In whole houses it is 3.3 to 3.5 times.',
    unlikely:
      'Drywall area is {ratio} times the floor. In whole houses it is 3.3 to 3.5 times, so check the lengths.',
    rule: 'Rule of thumb, one stud for each foot of wall: {studs}.',
    drawn: 'The drawing shows the first {count} walls. All of them are counted.',
    openings: 'Doors and windows are counted but not drawn.',
  },
  page: {
    /** {length}: a length that the visitor wrote another way, such as 8' 1" for 96-1/2". */
    read: 'Read as {length}',
    work: 'What to count',
    drywall: 'Drywall',
    framing: 'Framing',
    drywallDrawing: 'Rooms from above, to scale',
    framingDrawing: 'Walls from the front, to scale',
    result: 'Material',
    item: 'Item',
    amount: 'Order',
    range: 'Range',
    detail: 'How it is counted',
    assumptions: 'What we assume',
    guide:
      'This is a material guide, not a quote or a structural design. An engineer and the code decide what carries the load.',
    /** {version}: the version of the formulas. */
    version: 'Formulas {version}',
    update: 'Count again',
    /** Only if no script counts during typing. */
    updateFirst:
      'Press “Count again” before you send, save or share, because only counted material is included.',
    csv: 'Save as a spreadsheet',
    link: 'Link to this takeoff',
    send: 'Send this to us',
    print: 'This page prints on one sheet.',
  },
  /** Next to the results, with their sources. */
  assumptions: {
    drywall: [
      'Sheets: the range is for 5 to 15% waste, as textbooks and suppliers say. Openings below 32 square feet are waste.',
      'Screws: sheets hang across the studs. The range is 1,000 screws for 1,000 square feet up to the count of a ceiling.',
      'Tape: 370 ft for 1,000 square feet by USG, up to 480 by other sources.',
      'Compound: 10 gallons for 1,000 square feet at level 4, from 9 to 14. Level 3 takes 65% of it, level 5 half as much again.',
    ],
    framing: [
      'Studs: one at each end of a wall and at each spacing. A corner adds one, on one run two. Walls that meet add two.',
      'Each door or window adds two kings and two jacks, a door two cripples, a window four. No studs are deducted for it.',
      'The range of studs and plates is from no waste to 15%.',
      '24 inches on center is not for every wall. On the coast, wind decides: ask before you order.',
    ],
  },
};
