"""Every picture of the library: its scene, its variant and, where it differs, size and samples. One place, one line a picture.

PICTURES: name -> options. 'scene' is the script in scenes/; the camera has the picture's name unless 'camera' says otherwise.
All other options reach the scene through option('…')."""

SIZE = (2000, 1333)          # pixels
SQUARE, TALL, CLIP = (2000, 2000), (1500, 2000), (1280, 720)
SAMPLES = {'interior': 16, 'house': 12}   # SAMPLES_ELSE for every other scene
SAMPLES_ELSE = 8
QUALITY = 86                 # JPEG
MAX_BYTES = 600_000          # quality goes down by 3 until a file fits
THREADS = 2
CLIP_BYTES = 860_000
CLIP_SECONDS = 8             # of a move over a picture

PICTURES = {
    # wood frame
    'frame-front': dict(scene='frame'),
    'frame-corner': dict(scene='frame'),
    'frame-inside': dict(scene='frame'),
    'frame-detail': dict(scene='frame'),
    # drywall room
    'drywall-room': dict(scene='drywall'),
    'drywall-windows': dict(scene='drywall'),
    'drywall-ladder': dict(scene='drywall'),
    'drywall-seam': dict(scene='drywall'),
    'drywall-ceiling': dict(scene='drywall'),
    # living room
    'interior-living': dict(scene='interior'),
    'interior-windows': dict(scene='interior'),
    'interior-tray': dict(scene='interior'),
    'interior-detail': dict(scene='interior'),
    'interior-door': dict(scene='interior'),
    # office ceiling
    'ceiling-office': dict(scene='ceiling'),
    'ceiling-axis': dict(scene='ceiling'),
    'ceiling-up': dict(scene='ceiling'),
    'ceiling-detail': dict(scene='ceiling'),
    # house
    'house-front': dict(scene='house', light='dusk'),
    'house-garage': dict(scene='house', light='dusk'),
    'house-entry': dict(scene='house', light='dusk'),
    'house-window': dict(scene='house', light='dusk'),
    'house-front-day': dict(scene='house', light='day'),
    'house-garage-day': dict(scene='house', light='day'),
    'house-entry-day': dict(scene='house', light='day'),
    # office building
    'facade-corner': dict(scene='facade', light='day'),
    'facade-street': dict(scene='facade', light='day'),
    'facade-up': dict(scene='facade', light='day'),
    'facade-bays': dict(scene='facade', light='day'),
    'facade-corner-dusk': dict(scene='facade', light='dusk'),
    # one room, one camera, three stages
    'bedroom-studs': dict(scene='room', use='bedroom', stage='studs', batts=(226, 172, 172)),
    'bedroom-drywall': dict(scene='room', use='bedroom', stage='drywall'),
    'bedroom-finished': dict(scene='room', use='bedroom', stage='finished'),
    'kitchen-studs': dict(scene='room', use='kitchen', stage='studs'),
    'kitchen-drywall': dict(scene='room', use='kitchen', stage='drywall'),
    'kitchen-finished': dict(scene='room', use='kitchen', stage='finished'),
    'dining-studs': dict(scene='room', use='dining', stage='studs'),
    'dining-drywall': dict(scene='room', use='dining', stage='drywall'),
    'dining-finished': dict(scene='room', use='dining', stage='finished'),
    'study-studs': dict(scene='room', use='study', stage='studs', batts=(176, 148, 108)),
    'study-drywall': dict(scene='room', use='study', stage='drywall'),
    'study-finished': dict(scene='room', use='study', stage='finished'),
    'nursery-studs': dict(scene='room', use='nursery', stage='studs'),
    'nursery-drywall': dict(scene='room', use='nursery', stage='drywall'),
    'nursery-finished': dict(scene='room', use='nursery', stage='finished'),
    # popcorn ceiling
    'popcorn-before': dict(scene='popcorn', stage='before'),
    'popcorn-scraping': dict(scene='popcorn', stage='scraping'),
    'popcorn-after': dict(scene='popcorn', stage='after'),
    'popcorn-close': dict(scene='popcorn', stage='before'),
    # commercial kitchen
    'frp-kitchen': dict(scene='frp'),
    'frp-sink': dict(scene='frp'),
    'frp-basin': dict(scene='frp'),
    'frp-corner': dict(scene='frp'),
    'frp-line': dict(scene='frp'),
    # painting
    'painting-room': dict(scene='painting'),
    'painting-tray': dict(scene='painting'),
    'painting-trim': dict(scene='painting'),
    # steel studs: one corridor in three stages
    'corridor-studs': dict(scene='steel', stage='studs'),
    'corridor-boarded': dict(scene='steel', stage='boarded'),
    'corridor-finished': dict(scene='steel', stage='finished'),
    'steel-open': dict(scene='steel', stage='studs'),
    'steel-detail': dict(scene='steel', stage='studs'),
    'steel-room': dict(scene='steel', stage='studs'),
    # roof
    'roof-trusses': dict(scene='roof', stage='trusses'),
    'roof-inside': dict(scene='roof', stage='trusses'),
    'roof-shingles': dict(scene='roof', stage='roofing'),
    'roof-close': dict(scene='roof', stage='roofing'),
    'roof-evening': dict(scene='roof', stage='trusses', light='evening'),
    'roof-solar': dict(scene='roof', stage='solar'),
    # steel hall
    'industry-hall': dict(scene='industry', stage='plant'),
    'industry-machines': dict(scene='industry', stage='plant'),
    'industry-frame': dict(scene='industry', stage='frame'),
    'industry-bolts': dict(scene='industry', stage='frame'),
    # bathroom in three stages, water heater
    'bath-rough': dict(scene='plumbing', stage='rough'),
    'bath-pipes': dict(scene='plumbing', stage='rough'),
    'bath-drywall': dict(scene='plumbing', stage='drywall'),
    'bath-finished': dict(scene='plumbing', stage='finished'),
    'bath-shower': dict(scene='plumbing', stage='finished'),
    'water-heater': dict(scene='plumbing', stage='heater'),
    # warehouse
    'logistics-yard': dict(scene='logistics', view='yard'),
    'logistics-dock': dict(scene='logistics', view='yard'),
    'logistics-containers': dict(scene='logistics', view='yard'),
    'logistics-racks': dict(scene='logistics', view='racks'),
    # process plant
    'plant-rack': dict(scene='plant'),
    'plant-columns': dict(scene='plant', light='evening'),
    # concrete frame and crane
    'tower-crane': dict(scene='tower'),
    'tower-scaffold': dict(scene='tower'),
    'tower-deck': dict(scene='tower', light='evening'),
    # carpentry and a stair hall
    'workshop': dict(scene='workshop', view='shop'),
    'workshop-bench': dict(scene='workshop', view='shop'),
    'workshop-cabinet': dict(scene='workshop', view='shop'),
    'stair-hall': dict(scene='workshop', view='stair'),
    # energy
    'energy-field': dict(scene='energy'),
    'energy-rows': dict(scene='energy'),
    # ground works and site
    'site-stakes': dict(scene='site', stage='stakes'),
    'site-lines': dict(scene='site', stage='stakes', light='morning'),
    'site-forms': dict(scene='site', stage='forms'),
    'site-joists': dict(scene='site', stage='joists'),
    'site-slab': dict(scene='site', stage='slab'),
    # design models
    'design-half': dict(scene='design', model='half'),
    'design-massing': dict(scene='design', model='massing'),
    'design-services': dict(scene='design', model='services'),
    # small commercial buildings
    'school-day': dict(scene='commercial', building='school', light='day'),
    'store-day': dict(scene='commercial', building='store', light='day'),
    'store-dusk': dict(scene='commercial', building='store', light='dusk'),
    'gym-dusk': dict(scene='commercial', building='gym', light='dusk'),
    'gym-golden': dict(scene='commercial', building='gym', light='golden'),
    'hotel-dusk': dict(scene='commercial', building='hotel', light='dusk'),
    'historic-day': dict(scene='commercial', building='historic', light='day'),
    # classroom
    'classroom': dict(scene='classroom'),
    'classroom-ceiling': dict(scene='classroom'),
    # close views
    'detail-bead': dict(scene='details', detail='bead'),
    'detail-stack': dict(scene='details', detail='stack'),
    'detail-screws': dict(scene='details', detail='screws'),
    'detail-grid': dict(scene='details', detail='grid'),
    'detail-header': dict(scene='details', detail='header'),
    'detail-stairs': dict(scene='details', detail='stairs'),
    # shop products
    'product-taping-knife': dict(scene='products', product='taping-knife', size=SQUARE),
    'product-speed-square': dict(scene='products', product='speed-square', size=SQUARE),
    'product-framing-hammer': dict(scene='products', product='framing-hammer', size=SQUARE),
    'product-work-light': dict(scene='products', product='work-light', size=SQUARE),
    'product-pendant': dict(scene='products', product='pendant', size=SQUARE),
    'product-joist-hanger': dict(scene='products', product='joist-hanger', size=SQUARE),
    'product-drywall-screws': dict(scene='products', product='drywall-screws', size=SQUARE),
    'product-dustpan': dict(scene='products', product='dustpan', size=SQUARE),
    'product-wash-bucket': dict(scene='products', product='wash-bucket', size=SQUARE),
    'product-camera': dict(scene='products', product='camera', size=SQUARE),
    'product-pill-bottles': dict(scene='products', product='pill-bottles', size=SQUARE),
    # clips
    'clip-drywall-light': dict(scene='drywall', frames=13, rate=3, size=CLIP, spp=8),
    'clip-frame': dict(scene='frame', frames=25, rate=6, size=CLIP, spp=8),
    'clip-room': dict(scene='interior', frames=25, rate=6, size=CLIP, spp=8),
    # slow moves over a finished picture: (zoom, x, y) at the start and half-way; x and y 0..1 over the room that the zoom leaves
    'clip-hall': dict(scene='industry', still='industry-hall', move=((1.0, .5, .5), (1.18, .5, .42))),
    'clip-crane': dict(scene='tower', still='tower-crane', move=((1.16, .5, .95), (1.16, .5, .05))),
    'clip-bedroom': dict(scene='room', still='bedroom-finished', move=((1.2, .04, .6), (1.2, .9, .45))),
    'clip-columns': dict(scene='plant', still='plant-columns', move=((1.24, .35, 1.0), (1.24, .6, .05))),
}


def options(name):
    return PICTURES.get(name, {})
