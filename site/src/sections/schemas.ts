/** Schemas by kind. `npm run new:section` keeps this list in sync with the folders. */
import { account } from './Account/Account.schema.ts';
import { beforeAfter } from './BeforeAfter/BeforeAfter.schema.ts';
import { benefits } from './Benefits/Benefits.schema.ts';
import { callToAction } from './CallToAction/CallToAction.schema.ts';
import { cart } from './Cart/Cart.schema.ts';
import { checklist } from './Checklist/Checklist.schema.ts';
import { checkout } from './Checkout/Checkout.schema.ts';
import { comparison } from './Comparison/Comparison.schema.ts';
import { contactDetails } from './ContactDetails/ContactDetails.schema.ts';
import { counters } from './Counters/Counters.schema.ts';
import { credentials } from './Credentials/Credentials.schema.ts';
import { demoNotice } from './DemoNotice/DemoNotice.schema.ts';
import { enquiry } from './Enquiry/Enquiry.schema.ts';
import { experience } from './Experience/Experience.schema.ts';
import { factSheet } from './FactSheet/FactSheet.schema.ts';
import { faq } from './Faq/Faq.schema.ts';
import { film } from './Film/Film.schema.ts';
import { gallery } from './Gallery/Gallery.schema.ts';
import { hero } from './Hero/Hero.schema.ts';
import { introduction } from './Introduction/Introduction.schema.ts';
import { map } from './Map/Map.schema.ts';
import { openingHours } from './OpeningHours/OpeningHours.schema.ts';
import { pageHead } from './PageHead/PageHead.schema.ts';
import { pager } from './Pager/Pager.schema.ts';
import { partners } from './Partners/Partners.schema.ts';
import { post } from './Post/Post.schema.ts';
import { postList } from './PostList/PostList.schema.ts';
import { postTeasers } from './PostTeasers/PostTeasers.schema.ts';
import { pricingPlans } from './PricingPlans/PricingPlans.schema.ts';
import { process } from './Process/Process.schema.ts';
import { productDetail } from './ProductDetail/ProductDetail.schema.ts';
import { products } from './Products/Products.schema.ts';
import { profile } from './Profile/Profile.schema.ts';
import { projectDetail } from './ProjectDetail/ProjectDetail.schema.ts';
import { projects } from './Projects/Projects.schema.ts';
import { prose } from './Prose/Prose.schema.ts';
import { qualifications } from './Qualifications/Qualifications.schema.ts';
import { questionList } from './QuestionList/QuestionList.schema.ts';
import { serviceArea } from './ServiceArea/ServiceArea.schema.ts';
import { serviceDetail } from './ServiceDetail/ServiceDetail.schema.ts';
import { services } from './Services/Services.schema.ts';
import { siteSearch } from './SiteSearch/SiteSearch.schema.ts';
import { skills } from './Skills/Skills.schema.ts';
import { takeoff } from './Takeoff/Takeoff.schema.ts';
import { team } from './Team/Team.schema.ts';
import { testimonials } from './Testimonials/Testimonials.schema.ts';
import { variantList } from './VariantList/VariantList.schema.ts';

export const schemas = {
  Account: account,
  BeforeAfter: beforeAfter,
  Benefits: benefits,
  CallToAction: callToAction,
  Cart: cart,
  Checklist: checklist,
  Checkout: checkout,
  Comparison: comparison,
  ContactDetails: contactDetails,
  Counters: counters,
  Credentials: credentials,
  DemoNotice: demoNotice,
  Enquiry: enquiry,
  Experience: experience,
  FactSheet: factSheet,
  Faq: faq,
  Film: film,
  Gallery: gallery,
  Hero: hero,
  Introduction: introduction,
  Map: map,
  OpeningHours: openingHours,
  PageHead: pageHead,
  Pager: pager,
  Partners: partners,
  Post: post,
  PostList: postList,
  PostTeasers: postTeasers,
  PricingPlans: pricingPlans,
  Process: process,
  ProductDetail: productDetail,
  Products: products,
  Profile: profile,
  ProjectDetail: projectDetail,
  Projects: projects,
  Prose: prose,
  Qualifications: qualifications,
  QuestionList: questionList,
  ServiceArea: serviceArea,
  ServiceDetail: serviceDetail,
  Services: services,
  SiteSearch: siteSearch,
  Skills: skills,
  Takeoff: takeoff,
  Team: team,
  Testimonials: testimonials,
  VariantList: variantList,
};
