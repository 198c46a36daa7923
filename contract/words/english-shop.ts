/** Texts of the shop's pages, in addition to those in content/pages. The shop is a demonstration. */
export const shopWords = {
  demonstration: {
    label: 'Demonstration',
  },
  product: {
    sale: 'sale!',
    add: 'Add to cart',
    /** The product's own page shows it. */
    quantity: 'Quantity',
    addButton: 'Add To cart',
    tabs: {
      label: 'About this product',
      description: 'Description',
      information: 'Additional information',
      reviews: 'Reviews (0)',
    },
  },
  /** The list of products. {shown} of {count} products are shown. */
  products: {
    category: 'Category',
    all: 'All',
    count: 'Showing {shown} of {count} results',
    pager: 'Pages of the shop',
    next: 'next',
  },
  /** {name}: the product. {quantity}: the number of pieces. */
  cart: {
    label: 'Cart',
    caption: 'Items in the cart',
    columns: {
      remove: 'Remove',
      picture: 'Image',
      name: 'Product',
      price: 'Price',
      quantity: 'Quantity',
      total: 'Total',
    },
    remove: 'Remove {name}',
    removed: '{name}: removed.',
    quantity: 'Quantity of {name}',
    /** While the typed quantity is invalid. */
    wrongQuantity: 'Enter a whole number, 1 or more. Use Remove to take out the line.',
    update: 'Update cart',
    totals: 'Cart totals',
    subtotal: 'Subtotal',
    total: 'Total',
  },
  coupon: {
    label: 'Coupon code',
    missing: 'Please enter a coupon code.',
    button: 'Apply Coupon',
  },
  checkout: {
    quantity: 'Quantity {quantity}',
    total: 'Total',
    button: 'Continue to payment',
    /** Field labels, messages for missing required fields, and the first choice of the two lists. */
    fields: {
      fname: {
        label: 'First name',
        missing: 'Please enter your first name.',
      },
      lname: {
        label: 'Last name',
        missing: 'Please enter your last name.',
      },
      cname: {
        label: 'Company name',
      },
      country: {
        label: 'Country',
        missing: 'Please choose your country.',
        placeholder: 'Select a country',
      },
      hnumber: {
        label: 'Street address',
        missing: 'Please enter your street address.',
      },
      address2: {
        label: 'Apartment, suite or unit',
      },
      city: {
        label: 'Town / City',
        missing: 'Please enter your town or city.',
      },
      district: {
        label: 'District',
        missing: 'Please choose your district.',
        placeholder: 'Select a district',
      },
      pcode: {
        label: 'Postcode',
      },
      number: {
        label: 'Phone',
        missing: 'Please enter your phone number.',
      },
      email: {
        label: 'E-mail',
        missing: 'Please enter your e-mail address.',
      },
      notes: {
        label: 'Order notes',
      },
    },
  },
  account: {
    username: {
      label: 'Username or e-mail address',
      missing: 'Please enter your username or your e-mail address.',
    },
    password: {
      label: 'Password',
      missing: 'Please enter your password.',
    },
    registerEmail: {
      label: 'E-mail address',
      missing: 'Please enter your e-mail address.',
    },
  },
  review: {
    name: {
      label: 'Name',
      missing: 'Please enter your name.',
    },
    email: {
      label: 'E-mail',
      missing: 'Please enter your e-mail address.',
    },
    review: {
      label: 'Review',
      missing: 'Please enter your review.',
    },
  },
};
