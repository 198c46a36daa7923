import { testSection } from '../testing.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { ReviewForm } from './ReviewForm.island.tsx';

await testSection('ProductDetail', (props) => (
  <ProductDetail {...props}>
    <ReviewForm {...props.reviews} contact={props.company} />
  </ProductDetail>
));
