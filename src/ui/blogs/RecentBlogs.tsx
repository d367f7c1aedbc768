import { ReadOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { type Blog, RECENT_BLOGS } from '../../domain/blogs/blog';
import { DateText } from '../kit/DateText';
import { ExternalLink } from '../kit/ExternalLink';
import { ListState } from '../kit/ListState';
import { RemoteImage } from '../kit/RemoteImage';
import { SafeLink } from '../kit/SafeLink';
import { SectionCard } from '../kit/SectionCard';
import { Skeleton } from '../kit/Skeleton';
import { texts } from '../texts/texts';
import type { BlogsStore } from './BlogsStore';
import { langOf } from '../kit/langOf';
import './blogs.css';

const IMAGE_WIDTH = 320;
const IMAGE_HEIGHT = 180;

const NoImage = (): ReactElement => (
  <span className="portal-blog-image portal-blog-no-image" aria-hidden="true">
    <ReadOutlined />
  </span>
);

const BlogCard = observer(({ blog }: { readonly blog: Blog }): ReactElement => (
  <li>
    <SafeLink href={blog.link} className="portal-blog">
      <RemoteImage
        address={blog.thumbnail}
        width={IMAGE_WIDTH}
        height={IMAGE_HEIGHT}
        className="portal-blog-image"
        fallback={<NoImage />}
      />
      <span className="portal-blog-category" lang={langOf(blog.category)}>
        {blog.category}
      </span>
      <span className="portal-blog-title" lang={langOf(blog.title)}>
        {blog.title}
      </span>
      <span className="portal-blog-date">
        <DateText when={blog.date} />
      </span>
    </SafeLink>
  </li>
));

const BlogsSkeleton = (): ReactElement => (
  <div className="portal-blogs">
    {Array.from({ length: RECENT_BLOGS.limit }, (_, blog) => (
      <div key={blog} className="portal-blog">
        <span className="portal-blog-image portal-blog-no-image" />
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
);

export interface RecentBlogsProps {
  readonly store: BlogsStore;
  /** Address of the blogs page on the app host; '' when the deployment has none. */
  readonly pageAddress: string;
}

/** Recent Blogs, in four columns on large screens (BLOG-03, BLOG-05). */
export const RecentBlogs = observer(({ store, pageAddress }: RecentBlogsProps): ReactElement => (
  <SectionCard
    title={texts().blog.title}
    action={
      pageAddress !== '' && (
        <ExternalLink href={pageAddress}>
          <span>{texts().blog.viewAll}</span>
        </ExternalLink>
      )
    }
  >
    <ListState
      loadable={store.blogs}
      texts={{ loading: texts().blog.loading, empty: texts().blog.empty, failed: () => texts().blog.failed }}
      skeleton={<BlogsSkeleton />}
    >
      {(blogs) => (
        <ul className="portal-blogs" role="list">
          {blogs.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        </ul>
      )}
    </ListState>
  </SectionCard>
));
